import type { Layer } from '../layers/layer.ts'
import { child, hasOwn, isObject, keys, valueAt, type JsonObject } from '../json/pointer.ts'
import { merge } from '../json/merge.ts'
import { within } from './bound.ts'
import { dutiesOf, phaseOf } from './duties.ts'
import type { Packs } from './pack.ts'

/**
 * Returns a layer with what a licence sets over the settings below it: for each duty that applies now, the nearest value within its
 * bounds. Drafts set nothing. Undefined if there is nothing to set.
 */
export function licenceLayer(id: string, below: JsonObject, packs: Packs, now: number): Layer | undefined {
  const pack = hasOwn(packs, id) ? packs[id] : undefined
  if (!pack || pack.draft) return undefined
  const duties = new Map<string, string>()
  let value: JsonObject = {}
  const set = (pointer: string, next: unknown, duty: string) => {
    value = merge(value, nested(pointer, next))
    duties.set(pointer, duty)
  }
  for (const { duty } of dutiesOf([id], packs)) {
    if (phaseOf(duty, pack, now) !== 'now') continue
    for (const [pointer, bound] of Object.entries(duty.set ?? {})) {
      const before = valueAt(merge(below, value), pointer)
      const next = within(before, bound)
      if (next !== undefined && next !== before) set(pointer, next, duty.id)
    }
  }
  const texts = textsOf(pack.texts, below, JSON.stringify(value))
  if (Object.keys(texts).length > 0) value = merge({ texts }, value)
  if (Object.keys(value).length === 0) return undefined
  const settings = withEdits(below, value)
  return {
    name: `licence ${id}`,
    text: JSON.stringify(settings, null, 2),
    value: settings,
    problems: [],
    licence: { id, dutyAt: (pointer) => dutyAt(duties, pointer) },
  }
}

/** The words of a pack that what it sets uses, in the brand’s languages. */
function textsOf(texts: Packs[string]['texts'], { languages }: JsonObject, used: string): JsonObject {
  const own = Array.isArray(languages) ? languages : []
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, all]) => {
      const common = Object.fromEntries(Object.entries(all).filter(([key]) => used.includes(`"${key}"`)))
      return own.includes(language) && Object.keys(common).length > 0 ? [[language, { common }]] : []
    }),
  )
}

const nested = (pointer: string, value: unknown): JsonObject =>
  keys(pointer).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as JsonObject

/** Writes a list that only got more entries as an edit, so that those below stay where they were set. */
function withEdits(below: unknown, value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([key, next]) => {
      const before = valueAt(below, child('', key))
      if (Array.isArray(next) && Array.isArray(before)) return [key, editOf(before, next)]
      return [key, isObject(next) ? withEdits(before, next) : next]
    }),
  )
}

function editOf(before: unknown[], next: unknown[]): unknown {
  const isLonger = before.every((entry, index) => entry === next[index])
  return isLonger && before.length > 0 ? { insert: next.slice(before.length).map((entry) => ({ entry })) } : next
}

/** Returns the duty that set a value, or something in or around it. */
const dutyAt = (duties: ReadonlyMap<string, string>, pointer: string): string | undefined =>
  duties.get(pointer) ?? [...duties].find(([at]) => pointer.startsWith(`${at}/`) || at.startsWith(`${pointer}/`))?.[1]
