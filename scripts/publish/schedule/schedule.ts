import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { appendLines, linesIn } from '../store/json-lines.ts'

/** A publication that is to happen at a time. */
export interface Scheduled {
  id: string
  brand: string
  /** When it is due, and the zone that it was given in. */
  due: string
  zone: string
  by: string
  message?: string
  /** When it was scheduled. */
  at: string
  /** The brand’s own manifest as it was then: this is what goes live. */
  text: string
  /** The live version at that time; absent if there was none. */
  live?: number
}

/** A line of `schedule.jsonl`. The last one of a publication is its state. */
type Line =
  | ({ state: 'waiting' } & Scheduled)
  | {
      state: 'begun' | 'published' | 'failed' | 'cancelled'
      id: string
      at: string
      by?: string
      version?: number
      reason?: string
      pointer?: string
    }

/** A scheduled publication, and what became of it. */
export interface Entry extends Scheduled {
  state: Line['state']
  /** When it ended, the version that is live since, why it failed, or who cancelled it. */
  ended?: string
  version?: number
  reason?: string
  /** Where the error is, if the check refused it. */
  pointer?: string
  cancelledBy?: string
}

const fileOf = (site: string) => join(site, 'schedule.jsonl')

/** Appends a line. The caller locks the site. */
export function append(site: string, line: Line) {
  appendLines(fileOf(site), line)
}

/** Returns all scheduled publications in the order in which they are due. */
export function scheduleOf(site: string): Entry[] {
  const entries = new Map<string, Entry>()
  for (const text of linesIn(fileOf(site))) {
    const line = JSON.parse(text) as Line
    if (line.state === 'waiting') entries.set(line.id, line)
    else Object.assign(entries.get(line.id) ?? {}, outcomeOf(line))
  }
  return [...entries.values()].sort((a, b) => a.due.localeCompare(b.due))
}

const outcomeOf = ({
  state,
  at,
  by,
  version,
  reason,
  pointer,
}: Exclude<Line, { state: 'waiting' }>): Partial<Entry> => ({
  state,
  ...(state !== 'begun' && { ended: at }),
  ...(version !== undefined && { version }),
  ...(reason !== undefined && { reason }),
  ...(pointer !== undefined && { pointer }),
  ...(by !== undefined && { cancelledBy: by }),
})

/** Whether a publication is still to happen. */
export const isOpen = ({ state }: Pick<Entry, 'state'>) => state === 'waiting' || state === 'begun'

/** It cannot be scheduled or cancelled; the message is the reason. */
export class CannotSchedule extends Error {}

/**
 * Schedules a publication of a brand’s manifest as it is now, over the version that is live. The caller locks the site, and has checked
 * the manifest.
 */
export function schedule(
  site: string,
  {
    due,
    message,
    live,
    ...given
  }: Pick<Scheduled, 'brand' | 'zone' | 'by' | 'text'> & {
    due: Date
    message?: string | undefined
    live: number | undefined
  },
  now = new Date(),
): Entry {
  if (due <= now) throw new CannotSchedule('This time has passed: publish now, or choose a later one.')
  const entry: Scheduled = {
    id: randomBytes(4).toString('hex'),
    due: due.toISOString(),
    at: now.toISOString(),
    ...given,
    ...(message && { message }),
    ...(live !== undefined && { live }),
  }
  append(site, { state: 'waiting', ...entry })
  return { state: 'waiting', ...entry }
}

/** Cancels a publication that has not happened. The caller locks the site. Throws `CannotSchedule`. */
export function cancel(site: string, id: string, by: string, now = new Date()): Entry {
  const entry = scheduleOf(site).find((each) => each.id === id)
  if (!entry) throw new CannotSchedule(`There is no scheduled publication ${id}.`)
  if (!isOpen(entry)) throw new CannotSchedule(`This publication is ${entry.state} already.`)
  append(site, { state: 'cancelled', id, at: now.toISOString(), by })
  return { ...entry, state: 'cancelled', ended: now.toISOString(), cancelledBy: by }
}
