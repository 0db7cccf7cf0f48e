import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import { currentOf, layout } from './folder/layout.ts'

/** The `record.json` of a version. */
export interface VersionRecord {
  brand: string
  version: number
  /** When, by whom and why it was published. */
  at: string
  by: string
  message?: string
  /** The previous live version. */
  from?: number
  /** The build’s version as shown in pages, and the folder of its files. */
  engine: string
  build: string
  hosts: string[]
  /** The origins of shells of vendors’ HTML. */
  frames: string[]
  /** The folder of its pictures; absent without pictures, and of versions that hold their own. */
  pictures?: string
  /**
   * Its languages: the pages of the first are at a host’s root, those of others in a folder with the language’s name. Absent of
   * versions with one page.
   */
  languages?: readonly string[]
  /** A hash of everything that it serves, without what the platform says. */
  digest: string
  /** The changes since the previous version, for players and operators. */
  changes: string[]
}

/** The `record.json` of a version in full; of older versions the manifest is in a file of its own. */
export interface StoredRecord extends VersionRecord {
  manifest?: JsonObject
  /** Each host’s headers that its pages share, for servers with headers per host. */
  headers?: Record<string, Record<string, string>>
}

/** Returns the record of a version; undefined if it does not exist. */
export function recordOf(site: string, id: string, version: number | undefined): VersionRecord | undefined {
  const stored = version === undefined ? undefined : storedRecord(site, id, version)
  if (!stored) return undefined
  const { manifest: _manifest, headers: _headers, ...record } = stored
  return record
}

/** Returns the record of the live version. */
export const currentRecord = (site: string, id: string) => recordOf(site, id, currentOf(site, id))

/** Returns the flat manifest of a version. */
export const manifestOf = (site: string, id: string, version: number): JsonObject =>
  storedRecord(site, id, version)?.manifest ??
  (JSON.parse(readFileSync(join(layout.version(site, id, version), 'manifest.json'), 'utf8')) as JsonObject)

function storedRecord(site: string, id: string, version: number): StoredRecord | undefined {
  const file = join(layout.version(site, id, version), 'record.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredRecord) : undefined
}
