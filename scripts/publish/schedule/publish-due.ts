import { severities } from '#manifest-tools/check/format.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'
import type { Around } from '../store/change-site.ts'
import { folderStore } from '../store/folder/folder-store.ts'
import { whenUnlocked } from '../store/folder/lock.ts'
import type { PublishOptions } from '../store/publish-brands.ts'
import type { VersionRecord } from '../store/record.ts'
import { append, isOpen, scheduleOf, type Entry } from './schedule.ts'

/** A publication that is later than this is not made any more: its occasion may be over. */
const mostLateMs = 24 * 60 * 60 * 1000

/** Everything that publishing needs, but who does it and why: that is in the schedule. */
interface Options
  extends Omit<PublishOptions, 'by' | 'message' | 'build' | 'refuse' | 'whenLive'>, Pick<Around, 'completed'> {
  site: string
  openBuild: () => PublishOptions['build']
}

/** Returns the publications that are due and have not happened. */
export const dueIn = (site: string, now = new Date()): Entry[] =>
  scheduleOf(site).filter((entry) => isOpen(entry) && Date.parse(entry.due) <= now.getTime())

/**
 * Carries out what is due, and returns what became of it. The manifest is checked again, with its parents as they are now.
 * Nothing is published over a version that went live after the publication was scheduled, and nothing that was cancelled meanwhile.
 * Two commands may do this at once: each publication happens once. Throws `SiteLocked` if others keep the site locked.
 */
export async function publishDue(manifests: Manifests, options: Options, now = new Date()): Promise<Entry[]> {
  const { site } = options
  const alone = <Result>(act: () => Result) => whenUnlocked(site, act)
  const entries: Entry[] = []
  for (const { id } of dueIn(site, now)) {
    const begun = await alone(() => {
      const entry = entryOf(site, id)
      if (entry?.state === 'waiting') append(site, { state: 'begun', id, at: now.toISOString() })
      return entry
    })
    if (!begun || !isOpen(begun)) continue
    const end = (outcome: Outcome) => {
      // It may have been cancelled, or another command has carried it out.
      if (isOpen(entryOf(site, id)!)) append(site, { ...outcome, id, at: now.toISOString() })
    }
    const failure = await publishEntry(manifests, begun, end, options, now)
    await alone(() => failure && end(failure))
    entries.push(entryOf(site, id)!)
  }
  return entries
}

const entryOf = (site: string, id: string) => scheduleOf(site).find((entry) => entry.id === id)

type Outcome = { state: 'published'; version: number } | { state: 'failed'; reason: string; pointer?: string }

const published = (version: number): Outcome => ({ state: 'published', version })
const failed = (reason: string): Outcome => ({ state: 'failed', reason })

/** Publishes what was scheduled, and calls `end` once it is live; returns what is still to be noted. */
async function publishEntry(
  manifests: Manifests,
  entry: Entry,
  end: (outcome: Outcome) => void,
  { site, completed, openBuild, ...options }: Options,
  now: Date,
): Promise<Outcome | undefined> {
  const { id, brand, due, by, message, text } = entry
  const store = folderStore(site, completed)
  const current = (await store.version(brand))?.record
  const replaced = replacedBy(current?.version, entry)
  if (replaced) return isOf(current, entry) ? published(current!.version) : failed(replaced)
  if (now.getTime() - Date.parse(due) > mostLateMs)
    return failed('Neither Studio nor `brand publish --due` ran for a day after it was due.')
  if (!manifests.names().includes(brand)) return failed('The brand has no manifest any more.')
  const asScheduled = { ...manifests, read: (name: string) => (name === brand ? text : manifests.read(name)) }
  const { report, refused, brands } = await store.publish(asScheduled, [brand], {
    ...options,
    build: openBuild(),
    by,
    message,
    refuse(live) {
      if (!isOpen(entryOf(site, id)!)) return ['It is not scheduled any more.']
      const reason = replacedBy(live(brand), entry)
      return reason ? [reason] : []
    },
    // While the site is locked: another command that does the same sees either both or nothing.
    whenLive: ([live]) => live && end(published(live.record.version)),
  })
  if (brands.length > 0) return undefined
  if (refused.length > 0) return failed(refused.join(' '))
  const { errors } = severities(report.diagnostics)
  const first = report.diagnostics.find(({ severity }) => severity === 'error')
  const reason = `The check found ${errors} ${errors === 1 ? 'error' : 'errors'}: ${first?.message}`
  return { ...failed(reason), ...(first && { pointer: first.pointer }) }
}

/** Returns why nothing is published over what is live; undefined if that has not changed since the publication was scheduled. */
const replacedBy = (current: number | undefined, { live }: Entry): string | undefined =>
  current === live
    ? undefined
    : `${current ? `Version ${current} is live` : 'The brand was taken offline'} since it was scheduled. Look at both, and schedule it again.`

/** Whether the live version is that of a publication which was begun, as after a crash that kept it from being noted. */
const isOf = (current: VersionRecord | undefined, { state, live, by, message }: Entry): boolean =>
  state === 'begun' &&
  current !== undefined &&
  current.from === live &&
  current.by === by &&
  current.message === message
