import { randomBytes } from 'node:crypto'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import type { Version } from '../changes.ts'
import type { StoredRecord, VersionRecord } from '../record.ts'
import type { Objects } from '../objects.ts'
import type { SiteState } from './state.ts'

/** A version’s record, and its manifest. */
export interface Full {
  record: VersionRecord
  manifest: JsonObject
}

/** Returns a version whose manifest is known. */
export const versionOf = ({ record, manifest }: Full): Version => ({ record, manifest: () => manifest })

/** Reads the record of a kept version; undefined if there is none. */
export async function fullRecord(
  objects: Objects,
  { brands }: SiteState,
  id: string,
  version: number | undefined,
): Promise<Full | undefined> {
  const stored = version === undefined ? undefined : brands[id]?.versions[version]
  const found = stored && (await objects.get(stored.record))
  if (!found) return undefined
  const { manifest = {}, headers: _headers, ...record } = JSON.parse(found.text) as StoredRecord
  return { record, manifest }
}

/** Writes a record under a name that no other command writes, and returns the name. */
export async function writeRecord(objects: Objects, record: StoredRecord): Promise<string> {
  const key = `records/${record.brand}/${record.version}-${randomBytes(6).toString('hex')}.json`
  await objects.put(key, JSON.stringify(record), { type: 'application/json', caching: 'no-store' })
  return key
}
