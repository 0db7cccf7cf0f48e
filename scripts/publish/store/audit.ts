/** What changes a site. */
export type Action = 'publish' | 'rollback' | 'unpublish' | 'preview' | 'remove-preview' | 'prune'

/** Who makes a change, and why. */
export interface Note {
  by: string
  message?: string | undefined
}

/** What a change did to a brand, or what a prune removed. */
export interface Outcome {
  brand?: string
  /** The live version, and the previous one. */
  version?: number
  from?: number | undefined
  engine?: string
  hosts?: string[]
  /** What players and operators see changed. */
  changes?: string[]
  removed?: string[]
}

/** A line of the audit log. The lines of one change have the same `change`. */
export interface AuditEntry extends Outcome, Note {
  change: string
  at: string
  action: Action
  /** The command was interrupted, and a later one completed the change. */
  recovered?: true
}
