import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import { currentOf, layout } from './layout.ts'

/** What a version says of itself, in its `record.json`. */
export interface VersionRecord {
  brand: string
  version: number
  /** When and by whom it was published, and why, where that was said. */
  at: string
  by: string
  message?: string
  /** The version that was live before it. */
  from?: number
  /** The build’s version as pages know it, and the folder of its files. */
  engine: string
  build: string
  hosts: string[]
  /** The origins of the shells of vendors’ HTML on sites of their own. */
  frames: string[]
  /** A hash of all that it serves: the same for the same bytes. */
  digest: string
  /** What players and operators notice, compared with the version before it. */
  changes: string[]
}

/** The record of a version; undefined where there is no such version. */
export function recordOf(site: string, id: string, version: number | undefined): VersionRecord | undefined {
  const file = version === undefined ? '' : join(layout.version(site, id, version), 'record.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VersionRecord) : undefined
}

/** The record of the version that a brand’s hosts show. */
export const currentRecord = (site: string, id: string) => recordOf(site, id, currentOf(site, id))

/** The flat manifest that a version was made from. */
export const manifestOf = (site: string, id: string, version: number) =>
  JSON.parse(readFileSync(join(layout.version(site, id, version), 'manifest.json'), 'utf8')) as JsonObject
