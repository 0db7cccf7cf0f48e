import { rootTitle } from '../../../manifest-tools/explain/titles.ts'
import type { Publishing, ScheduledPublication, Write } from '../../shared/calls.ts'
import { inZone } from './date-time.ts'

/** Something that somebody did, in a sentence. */
export interface Deed {
  key: string
  at: string
  words: string
}

type Audited = Publishing['audit'][number]

/** Returns who did what on the site, to the brand and to its schedule, newest first. */
export const deedsOf = ({ audit, writes, schedule }: Pick<Publishing, 'audit' | 'writes' | 'schedule'>): Deed[] =>
  [
    ...audit.map((each) => ({ key: `${each.change} ${each.version}`, at: each.at, words: auditWords(each) })),
    ...writes.map((each) => ({ key: `${each.at} ${each.action}`, at: each.at, words: writeWords(each) })),
    ...schedule.flatMap(scheduleDeeds),
  ].sort((a, b) => b.at.localeCompare(a.at))

function auditWords({ by, action, version, message, removed = [], recovered }: Audited): string {
  const what = {
    publish: `published version ${version}`,
    rollback: `made version ${version} live again`,
    unpublish: 'took the brand offline',
    preview: 'made a preview link',
    'remove-preview': 'removed a preview link',
    prune: `removed old versions${removed.length > 0 ? ` (${removed.length} files)` : ''}`,
  }[action]
  const after = recovered ? ' It was interrupted, and completed later.' : ''
  return `${by} ${what}${message ? `: “${message}”` : ''}.${after}`
}

function writeWords({ by, action, detail = '', settings }: Write): string {
  const what = {
    save: `saved changes${settings && settings.length > 0 ? ` to ${listed(settings.map(inSentence))}` : ''}`,
    create: 'created the brand',
    rename: `renamed the brand, which was “${detail}”`,
    remove: 'removed the brand',
    restore: 'restored the brand',
    picture: `uploaded the picture ${fileOf(detail)}`,
    page: `wrote the static page ${fileOf(detail)}`,
  }[action]
  return `${by} ${what}.`
}

const fileOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

const mostNamed = 4

function listed(words: readonly string[]): string {
  const shown = words.length > mostNamed ? [...words.slice(0, mostNamed - 1), 'other settings'] : words
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

const inSentence = (name: string) => {
  const words = rootTitle(name)
  return words.charAt(0).toLowerCase() + words.slice(1)
}

function scheduleDeeds({ id, at, by, due, zone, state, ended, reason, cancelledBy }: ScheduledPublication): Deed[] {
  const when = inZone(due, zone)
  const ends = {
    cancelled: `${cancelledBy} cancelled the publication scheduled for ${when}.`,
    failed: `The publication scheduled for ${when} was not made: ${reason}`,
  }[state as string]
  return [
    { key: `${id} made`, at, words: `${by} scheduled a publication for ${when}.` },
    ...(ended && ends ? [{ key: `${id} ended`, at: ended, words: ends }] : []),
  ]
}
