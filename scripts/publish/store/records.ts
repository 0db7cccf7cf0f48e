import { randomBytes } from 'node:crypto'
import { dirname } from 'node:path/posix'
import type { Evidence } from '#manifest-tools/licences/evidence.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import type { Version } from './changes.ts'
import type { Objects } from './objects.ts'
import type { StoredRecord, VersionRecord } from './record.ts'
import type { Published } from './published.ts'

/** A version’s record, and its manifest. */
export interface Full {
  record: VersionRecord
  /** What it did for its licences when it was published; absent without licences. */
  evidence?: Evidence
  manifest: JsonObject
}

/** Returns a version whose manifest is known. */
export const versionOf = ({ record, manifest }: Full): Version => ({ record, manifest: () => manifest })

/** Reads the record of a kept version; undefined if there is none. */
export async function fullRecord(
  objects: Objects,
  { brands }: Published,
  id: string,
  version: number | undefined,
): Promise<Full | undefined> {
  const stored = version === undefined ? undefined : brands[id]?.versions[version]
  const found = stored && (await objects.get(stored.record))
  if (!found) return undefined
  const { manifest, headers: _headers, evidence, ...record } = JSON.parse(found.text) as StoredRecord
  return { record, ...(evidence && { evidence }), manifest: manifest ?? (await manifestBeside(objects, stored.record)) }
}

/** Versions in a folder from before 1.8 have their manifest in a file of its own. */
async function manifestBeside(objects: Objects, record: string): Promise<JsonObject> {
  const found = await objects.get(`${dirname(record)}/manifest.json`)
  return JSON.parse(found?.text ?? '{}') as JsonObject
}

/** Writes a record and its manifest, which is JSON, under a name that no other command writes. Returns the name. */
export async function writeRecord(objects: Objects, record: StoredRecord, manifest: string): Promise<string> {
  const key = `records/${record.brand}/${record.version}-${randomBytes(6).toString('hex')}.json`
  const text = `${JSON.stringify(record).slice(0, -1)},"manifest":${manifest}}`
  await objects.put(key, text, { type: 'application/json', caching: 'no-store' })
  return key
}
