import type { Evidence } from '#manifest-tools/licences/evidence.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'

/** What is noted of a version. */
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

/** The record in full; of older versions the manifest is in a file of its own. */
export interface StoredRecord extends VersionRecord {
  manifest?: JsonObject
  /** Each host’s headers that its pages share, for servers with headers per host. */
  headers?: Record<string, Record<string, string>>
  /** What it did for its licences when it was published; absent without licences. */
  evidence?: Evidence
}
