import { randomBytes } from 'node:crypto'
import type { Action, AuditEntry, Note, Outcome } from './audit.ts'
import { empty, pagesOf, type Published, type SiteState } from './published.ts'
import type { Medium } from './objects.ts'

const key = 'site.json'
const sent = { type: 'application/json', caching: 'no-store' }

/** A state as it was read; `tag` is missing before the first change. */
export interface Read {
  state: SiteState
  tag: string | undefined
}

/** Reads what is published. */
export async function readState(medium: Medium): Promise<Read> {
  const found = await medium.get(key)
  return found
    ? { state: JSON.parse(found.text) as SiteState, tag: found.tag }
    : { state: { ...empty, ...medium.earlier?.() }, tag: undefined }
}

/** Removes folders of pages that nothing published uses. What cannot be removed is left to a prune. */
export async function removeUnused(medium: Medium, folders: readonly string[]) {
  if (folders.length === 0) return
  try {
    const { brands, previews } = (await readState(medium)).state
    const used = new Set([
      ...Object.entries(brands).flatMap(([id, { versions }]) => Object.values(versions).map((own) => pagesOf(id, own))),
      ...Object.values(previews).map((own) => pagesOf(own.brand, own)),
    ])
    for (const folder of folders) if (!used.has(folder)) await medium.removeFolder(folder)
  } catch {
    // The command has failed, and says why.
  }
}

/** A change of the state, and its outcome for the audit log. */
export interface Change {
  state: Published
  action: Action
  outcomes: Outcome[]
}

/** Replaces the state that was read, unless another command changed it since; returns the new one if it did. */
export async function commit(medium: Medium, { state, tag }: Read, change: Change, { by, message }: Note) {
  const common = {
    change: randomBytes(6).toString('hex'),
    at: new Date().toISOString(),
    by,
    action: change.action,
    ...(message ? { message } : {}),
  }
  const entries = change.outcomes.map((outcome): AuditEntry => ({ ...common, ...outcome }))
  const next: SiteState = {
    ...change.state,
    sequence: state.sequence + 1,
    last: { entries, hosts: changedHosts(state.hosts, change.state.hosts) },
  }
  if (await medium.putIf(tag, key, JSON.stringify(next), sent)) return next
  // A write whose answer was lost is repeated, and the repetition is refused.
  const now = await readState(medium)
  return now.state.last.entries[0]?.change === common.change ? now.state : undefined
}

function changedHosts(before: SiteState['hosts'], after: SiteState['hosts']): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((host) => JSON.stringify(before[host]) !== JSON.stringify(after[host]))
}

/** Says that a prune removes nothing any more. Nothing else changes the state meanwhile. */
export async function endPrune(medium: Medium) {
  const { state, tag } = await readState(medium)
  const { pruning: _pruning, ...rest } = state
  await medium.putIf(tag, key, JSON.stringify(rest), sent)
}
