import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { AuditEntry, Note, Outcome, Plan } from '../audit.ts'
import type { PreviewRecord } from '../preview-record.ts'
import type { Objects } from '../objects.ts'

/** Where a version’s files are. */
interface StoredVersion {
  /** The object with its record and manifest. */
  record: string
  build: string
  pictures?: string
  digest: string
  /** The origins of shells of vendors’ HTML. */
  frames: string[]
}

/** What a host shows: a brand, a preview, or the shell of vendors’ frames. */
export interface Shown {
  brand?: string
  /** The folder of its own files. */
  root: string
  build: string
  pictures?: string
  /** The first one’s pages are at the root, those of others in a folder with the language’s name. */
  languages?: readonly string[]
}

interface BrandState {
  /** The version that is live. */
  live?: number | undefined
  /** The versions that were live one after the other. */
  history: readonly number[]
  /** The number of the newest version that ever was. */
  newest: number
  versions: Record<number, StoredVersion>
}

/** Everything that is published. */
export interface Published {
  brands: Record<string, BrandState>
  hosts: Record<string, Shown>
  previews: Record<string, PreviewRecord & { digest: string }>
  /** Since when a prune removes files. Nothing is published meanwhile, since it could rely on them. */
  pruning?: string | undefined
  /** How many prunes have begun: what was written before one may be gone. */
  prunes?: number | undefined
}

/** The `site.json` of a store. Replacing it is the one step that makes a change. */
export interface SiteState extends Published {
  /** The number of changes so far, the last one’s outcome, and the hosts that show something else since. */
  sequence: number
  last: { entries: AuditEntry[]; hosts: string[] }
}

const empty: SiteState = {
  brands: {},
  hosts: {},
  previews: {},
  sequence: 0,
  last: { entries: [], hosts: [] },
}

const key = 'site.json'
const sent = { type: 'application/json', caching: 'no-store' }

/** A state as it was read; `tag` is missing before the first change. */
export interface Read {
  state: SiteState
  tag: string | undefined
}

/** Reads what is published. */
export async function readState(objects: Objects): Promise<Read> {
  const found = await objects.get(key)
  return found ? { state: JSON.parse(found.text) as SiteState, tag: found.tag } : { state: empty, tag: undefined }
}

/** A change of the state, and its outcome for the audit log. */
export interface Change {
  state: Published
  action: Plan['action']
  outcomes: Outcome[]
}

/** Replaces the state that was read, unless another command changed it since; returns the new one if it did. */
export async function commit(objects: Objects, { state, tag }: Read, change: Change, { by, message }: Note) {
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
  if (await objects.putIf(tag, key, JSON.stringify(next), sent)) return next
  // A write whose answer was lost is repeated, and the repetition is refused.
  const now = await readState(objects)
  return now.state.last.entries[0]?.change === common.change ? now.state : undefined
}

function changedHosts(before: SiteState['hosts'], after: SiteState['hosts']): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((host) => JSON.stringify(before[host]) !== JSON.stringify(after[host]))
}

/** How long another command is waited for, with a growing pause in between, in milliseconds. */
export const pauses = Array.from({ length: 12 }, (_, turn) => 20 * 1.6 ** turn)

/** Waits for some time around this one: commands that met do not meet again. */
export const pause = (milliseconds: number) => wait(milliseconds * (0.5 + Math.random()))
