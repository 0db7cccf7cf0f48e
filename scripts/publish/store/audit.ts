import { appendLines, linesIn } from './json-lines.ts'
import { layout } from './folder/layout.ts'
import type { PreviewRecord } from './preview-record.ts'

/** What a change does, one step for each line of its outcome. */
export type Plan =
  | { action: 'publish' | 'rollback'; steps: readonly SwitchStep[] }
  | { action: 'unpublish'; steps: readonly OfflineStep[] }
  | { action: 'preview'; steps: readonly PreviewStep[] }
  | { action: 'remove-preview'; steps: readonly PreviewStep[] }
  | { action: 'prune'; steps: readonly PruneStep[] }

/** A brand’s change from one version, if one is live, to another. */
export interface SwitchStep {
  brand: string
  from?: number | undefined
  version: number
}

export interface OfflineStep {
  brand: string
  from?: number
  hosts: string[]
  frames: string[]
}

export interface PreviewStep {
  record: PreviewRecord
}

export interface PruneStep {
  /** Paths in the site. */
  removed: string[]
}

/** Who makes a change, and why. */
export interface Note {
  by: string
  message?: string | undefined
}

/** The line before a change. Lines of its outcome have the same `change`. */
export type Intention = Plan & Note & { state: 'begun'; change: string; at: string }

/** What a step did. */
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

/** A line after a change. */
export interface AuditEntry extends Outcome, Note {
  change: string
  at: string
  action: Plan['action']
  /** The command was interrupted, and a later one completed the change. */
  recovered?: true
}

/** Appends lines to the audit log. */
export const append = (site: string, ...lines: (Intention | AuditEntry)[]) => appendLines(layout.audit(site), ...lines)

/** Returns the complete lines of the log. */
export const linesOf = (site: string): string[] => linesIn(layout.audit(site))

/** Returns what was changed, oldest first, without intentions. */
export const entriesOf = (site: string): AuditEntry[] =>
  linesOf(site)
    .map((line) => JSON.parse(line) as AuditEntry & { state?: string })
    .filter(({ state }) => state === undefined)
