import { child, isObject, valueAt, type JsonObject } from '../../../manifest-tools/json/pointer.ts'
import type { OwnKind } from '../../../manifest-tools/layers/content-source.ts'
import { isZone } from '../../../manifest-tools/rules/time-zone.ts'
import { instantOrReason } from '../../../manifest-tools/time/zoned.ts'
import { kinds } from './kinds.ts'

/** An item as it stands in a manifest that may be wrong. */
export interface Item {
  pointer: string
  id: string
  texts: Record<string, JsonObject>
  value: JsonObject
}

/** Who writes the items of a kind. */
export const sources = ['platform', 'brand', 'both'] as const

export type Source = (typeof sources)[number]

/** Returns where the items of a kind come from. */
export function sourceIn(manifest: unknown, kind: OwnKind): Source {
  const value = valueAt(manifest, `/content/source/${kind}`)
  return sources.find((each) => each === value) ?? 'platform'
}

/** Returns where the items of a kind come from, in words. */
export const sourceWords = (kind: OwnKind, source: Source): string =>
  ({
    platform: `From your platform: ${kinds[kind].call}`,
    brand: 'The brand’s own',
    both: `Both: the brand’s own, and your platform’s (${kinds[kind].call})`,
  })[source]

/** Returns the brand’s own items of a kind. */
export function itemsIn(manifest: unknown, kind: OwnKind): Item[] {
  const list = valueAt(manifest, `/content/${kind}`)
  return Array.isArray(list) ? list.map((value: unknown, index) => itemOf(value, child(`/content/${kind}`, index))) : []
}

function itemOf(given: unknown, pointer: string): Item {
  const value = isObject(given) ? given : {}
  const texts = isObject(value.texts) ? value.texts : {}
  return {
    pointer,
    id: typeof value.id === 'string' ? value.id : '',
    texts: Object.fromEntries(Object.entries(texts).filter(([, words]) => isObject(words))) as Item['texts'],
    value,
  }
}

/** Returns what an item is called: its heading in the brand’s first language that has one, otherwise its id. */
export function titleOf({ texts, id }: Item, languages: readonly string[]): string {
  const titles = [...languages, ...Object.keys(texts)].map((language) => texts[language]?.title)
  return titles.find((title): title is string => typeof title === 'string' && title.trim() !== '') ?? id
}

/** What is to be known of whether an item is shown. */
export interface ItemState {
  state: 'shown' | 'coming' | 'ended' | 'hidden'
  /** In words, such as `from 1 Dec 2026, 08:00`. */
  words: string
  /** In few words, such as `from 1 Dec`. */
  short: string
}

/** Returns the brand’s zone: UTC while it has none. */
export function zoneOf(manifest: unknown): string {
  const zone = valueAt(manifest, '/timeZone')
  return typeof zone === 'string' && isZone(zone) ? zone : 'UTC'
}

/** Returns the instant of a local time of an item, in milliseconds since 1970; undefined without one, or for one that cannot be. */
export function instantOf(local: unknown, zone: string): number | undefined {
  if (typeof local !== 'string') return undefined
  const instant = instantOrReason(local, zone)
  return instant instanceof Date ? instant.getTime() : undefined
}

/** Returns whether an item is shown at a time, in milliseconds since 1970. */
export function stateOf(manifest: unknown, kind: OwnKind, { texts, value }: Item, now: number): ItemState {
  const hidden = (words: string): ItemState => ({ state: 'hidden', words, short: 'hidden' })
  if (sourceIn(manifest, kind) === 'platform') return hidden('not shown: your platform’s are')
  if (Object.keys(texts).length === 0) return hidden('hidden: no words in any language')
  if (kind === 'popups' && valueAt(manifest, '/overlays/popups/visible') === false)
    return hidden('hidden: messages are turned off')
  const zone = zoneOf(manifest)
  const [from, until] = [instantOf(value.from, zone), instantOf(value.until, zone)]
  if (until !== undefined && until <= now)
    return { state: 'ended', words: `ended ${localWords(value.until as string)}`, short: `ended ${dayOf(value.until)}` }
  if (from !== undefined && from > now)
    return { state: 'coming', words: `from ${localWords(value.from as string)}`, short: `from ${dayOf(value.from)}` }
  const words = until === undefined ? 'shown now' : `shown until ${localWords(value.until as string)}`
  return { state: 'shown', words, short: 'shown' }
}

const dayOf = (local: unknown) =>
  new Date(`${String(local)}:00Z`).toLocaleString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Returns a local time in words: `1 Dec 2026, 08:00`. */
export const localWords = (local: string) =>
  new Date(`${local}:00Z`).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Returns the languages of the brand in which an item has no words. */
export const missingIn = ({ texts }: Item, languages: readonly string[]): string[] =>
  languages.filter((language) => texts[language] === undefined)
