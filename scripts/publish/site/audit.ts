import { appendFileSync } from 'node:fs'
import { layout } from './layout.ts'

/** One line of the audit log. */
export interface AuditEntry {
  at: string
  by: string
  action: 'publish' | 'rollback' | 'unpublish' | 'preview' | 'remove-preview' | 'prune'
  brand?: string
  /** The version that is live now, and the one that was. */
  version?: number
  from?: number
  message?: string
  engine?: string
  hosts?: string[]
  changes?: string[]
  removed?: string[]
}

/** Appends to the site’s audit log, a line of JSON for each entry. */
export const audit = (site: string, ...entries: AuditEntry[]) =>
  appendFileSync(layout.audit(site), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
