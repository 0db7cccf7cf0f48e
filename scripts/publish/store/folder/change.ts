import { randomBytes } from 'node:crypto'
import { actions } from './actions.ts'
import { append, linesOf, type AuditEntry, type Intention, type Note, type Outcome, type Plan } from '../audit.ts'

/**
 * Makes a change of the site. The intention is logged before and the outcome after, so that the next command completes
 * a change that was interrupted. The caller locks the site.
 */
export function makeChange(site: string, plan: Plan, note: Note) {
  if (plan.steps.length === 0) return
  try {
    complete(site, begin(site, plan, note))
  } catch (error) {
    const frees = plan.action === 'prune' || plan.action === 'remove-preview'
    if (!isFull(error) || !frees) throw error
    // A full disk has no space for the log before something is removed.
    act(site, plan)
    complete(site, begin(site, plan, note))
  }
}

const isFull = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOSPC'

const act = (site: string, { action, steps }: Plan): Outcome[] => actions[action](site, steps as never)

/** Logs the intention of a change. */
export function begin(site: string, plan: Plan, { by, message }: Note): Intention {
  const change = randomBytes(6).toString('hex')
  const intention: Intention = {
    state: 'begun',
    change,
    at: new Date().toISOString(),
    by,
    ...(message ? { message } : {}),
    ...plan,
  }
  append(site, intention)
  return intention
}

/** Makes a change whose intention is logged, and logs its outcome. */
export function complete(site: string, intention: Intention) {
  append(site, ...outcomeOf(site, intention))
}

function outcomeOf(site: string, { change, at, by, message, ...plan }: Intention): AuditEntry[] {
  const common = { change, at, by, action: plan.action, ...(message ? { message } : {}) }
  return act(site, plan).map((outcome) => ({ ...common, ...outcome }))
}

/**
 * Completes an interrupted change, and returns it. If the disk is too full for that, `makeSpace` may remove what the
 * change does not need. The caller locks the site.
 */
export function recover(site: string, makeSpace?: (interrupted: Intention) => void): Intention | undefined {
  const { intention, logged } = lastChange(site)
  if (!intention || logged === intention.steps.length) return undefined
  const finish = () => {
    const missing = outcomeOf(site, { ...intention, at: new Date().toISOString() }).slice(logged)
    append(site, ...missing.map((entry): AuditEntry => ({ ...entry, recovered: true })))
  }
  try {
    finish()
  } catch (error) {
    if (!isFull(error) || !makeSpace) throw error
    makeSpace(intention)
    finish()
  }
  return intention
}

/** Returns the change that was interrupted, if one was. */
export function interruptedChange(site: string): Intention | undefined {
  const { intention, logged } = lastChange(site)
  return intention && logged < intention.steps.length ? intention : undefined
}

/** Returns the last intention, and how many lines of its outcome are logged. */
function lastChange(site: string): { intention?: Intention; logged: number } {
  const lines = linesOf(site)
  const index = lines.findLastIndex((line) => line.startsWith('{"state":"begun"'))
  if (index < 0) return { logged: 0 }
  return { intention: JSON.parse(lines[index]!) as Intention, logged: lines.length - index - 1 }
}
