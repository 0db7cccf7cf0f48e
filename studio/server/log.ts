import { join } from 'node:path'
import { appendLines, linesIn } from '../../scripts/publish/store/json-lines.ts'

/** A line of `studio.jsonl` in the folder of the site: who changed which file. */
export interface LogEntry {
  at: string
  by: string
  action: 'save' | 'create' | 'rename' | 'remove' | 'restore' | 'picture' | 'page'
  brand: string
  /** What changed, such as the revision or the name of a picture. */
  detail?: string
  /** Of a save: the settings of the manifest’s root that changed. */
  settings?: string[]
}

const file = (site: string) => join(site, 'studio.jsonl')

/** Appends to the log of Studio’s writes. */
export const logWrite = (site: string, entry: Omit<LogEntry, 'at'>, now = new Date()) =>
  appendLines(file(site), { at: now.toISOString(), ...entry })

/** Returns the save that a revision of a brand’s file comes from; undefined if it was made elsewhere. */
export const saveOf = (site: string, brand: string, revision: string): LogEntry | undefined =>
  writesOf(site, brand).findLast(({ action, detail }) => action === 'save' && detail === revision)

/** Returns the writes of a brand, oldest first. */
export const writesOf = (site: string, brand: string): LogEntry[] =>
  linesIn(file(site))
    .map((line) => JSON.parse(line) as LogEntry)
    .filter((entry) => entry.brand === brand)
