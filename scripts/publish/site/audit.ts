import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { layout } from './layout.ts'
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

/** Appends lines to the audit log: all, or on a full disk none. */
export function append(site: string, ...lines: (Intention | AuditEntry)[]) {
  const file = layout.audit(site)
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  try {
    appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  } catch (error) {
    if (existsSync(file)) truncateSync(file, size)
    throw error
  }
}

/** Returns the complete lines of the log; the last one is incomplete if a command was killed while writing it. */
export function linesOf(site: string): string[] {
  const file = layout.audit(site)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
}

/** Removes an incomplete last line. */
export function removeTornLine(site: string) {
  const whole = linesOf(site).reduce((size, line) => size + Buffer.byteLength(line) + 1, 0)
  const file = layout.audit(site)
  if (existsSync(file) && statSync(file).size > whole) truncateSync(file, whole)
}
