import { severities } from '#engine/manifest/format.ts'
import type { Manifests } from '../../manifests/read-manifests.ts'
import { publishBrands, type PublishOptions } from '../site/publish-brands.ts'
import { currentRecord } from '../site/record.ts'
import { append, isOpen, scheduleOf, type Entry } from './schedule.ts'

/** A publication that is later than this is not made any more: its occasion may be over. */
const mostLateMs = 24 * 60 * 60 * 1000

/** Everything that publishing needs, but who does it and why: that is in the schedule. */
type Options = Omit<PublishOptions, 'by' | 'message' | 'build'> & { openBuild: () => PublishOptions['build'] }

/** Returns the publications that are due and have not happened. */
export const dueIn = (site: string, now = new Date()): Entry[] =>
  scheduleOf(site).filter((entry) => isOpen(entry) && Date.parse(entry.due) <= now.getTime())

/**
 * Carries out what is due, and returns what became of it. The manifest is checked again, with its parents as they are now.
 * Nothing is published over a version that went live after the publication was scheduled. The caller locks the site.
 */
export function publishDue(manifests: Manifests, options: Options, now = new Date()): Entry[] {
  const { site } = options
  return dueIn(site, now).map((entry): Entry => {
    const { id } = entry
    const wasBegun = entry.state === 'begun'
    if (!wasBegun) append(site, { state: 'begun', id, at: now.toISOString() })
    const outcome = publishEntry(manifests, entry, wasBegun, options, now)
    append(site, { ...outcome, id, at: now.toISOString() })
    return { ...entry, ...outcome, ended: now.toISOString() }
  })
}

type Outcome = { state: 'published'; version: number } | { state: 'failed'; reason: string }

const failed = (reason: string): Outcome => ({ state: 'failed', reason })

function publishEntry(
  manifests: Manifests,
  entry: Entry,
  wasBegun: boolean,
  { openBuild, ...options }: Options,
  now: Date,
): Outcome {
  const { brand, due, by, message, text, live } = entry
  const current = currentRecord(options.site, brand)
  if (current?.version !== live) {
    // A crash between the publication and its line here leaves the version that was meant.
    if (wasBegun && current?.from === live && current?.by === by && current?.message === message)
      return { state: 'published', version: current!.version }
    return failed(
      `${current ? `Version ${current.version} is live` : 'The brand was taken offline'} since it was scheduled. Look at both, and schedule it again.`,
    )
  }
  if (now.getTime() - Date.parse(due) > mostLateMs)
    return failed('Neither Studio nor `brand publish --due` ran for a day after it was due.')
  if (!manifests.names().includes(brand)) return failed('The brand has no manifest any more.')
  const asScheduled = { ...manifests, read: (name: string) => (name === brand ? text : manifests.read(name)) }
  const { report, refused, brands } = publishBrands(asScheduled, [brand], {
    ...options,
    build: openBuild(),
    by,
    message,
  })
  if (refused.length > 0) return failed(refused.join(' '))
  const { errors } = severities(report.diagnostics)
  const [published] = brands
  if (published) return { state: 'published', version: published.record.version }
  const first = report.diagnostics.find(({ severity }) => severity === 'error')
  return failed(`The check found ${errors} ${errors === 1 ? 'error' : 'errors'}: ${first?.message}`)
}
