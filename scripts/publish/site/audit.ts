import { appendFileSync } from 'node:fs'
import { layout } from './layout.ts'

/** A line of the audit log. */
export interface AuditEntry {
  at: string
  by: string
  action: 'publish' | 'rollback' | 'unpublish' | 'preview' | 'remove-preview' | 'prune'
  brand?: string
  /** The live version, and the previous one. */
  version?: number
  from?: number
  message?: string
  engine?: string
  hosts?: string[]
  changes?: string[]
  removed?: string[]
}

/** Appends entries to the site’s audit log, one JSON line each. */
export const audit = (site: string, ...entries: AuditEntry[]) =>
  appendFileSync(layout.audit(site), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
