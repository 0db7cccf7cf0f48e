import type { Finding } from '../check/diagnostic.ts'
import { capitalised, label, show } from '../check/label.ts'
import { child, hasOwn, isObject, type JsonObject } from '../json/pointer.ts'
import { suggest } from '../check/suggest.ts'

/** What an edit does: `remove` and `change` name entries, `insert` has new ones. */
const verbs = ['remove', 'change', 'insert']
const insertSettings = ['entry', 'before', 'after']

/** A new entry and its place: before or after an entry, or at the end. */
interface Insertion {
  entry: unknown
  /** The name of the entry beside it, and the setting that has it. */
  beside?: { name: string; where: 'before' | 'after' }
  place: string
}

/** An edit of an inherited list, of what could be read. Places are pointers in the file. */
export interface ListEdit {
  remove: { name: string; place: string }[]
  change: { name: string; settings: JsonObject; place: string }[]
  insert: Insertion[]
}

export type Report = (finding: Omit<Finding, 'severity' | 'layer'>) => void

/** Whether an object in place of a list edits it; a misspelt verb counts. */
export const isEdit = (value: JsonObject) =>
  Object.entries(value).some(
    ([key, inner]) => typeof inner === 'object' && (verbs.includes(key) || suggest(key, verbs) !== undefined),
  )

/** Reads an edit and reports what it is not made of. */
export function editShape(value: JsonObject, place: string, report: Report): ListEdit {
  reportUnknown(value, verbs, place, report)
  const inner = (verb: string) => child(place, verb)
  return {
    remove: entriesOf(value, 'remove', place, report).flatMap((name, index) => {
      const at = child(inner('remove'), index)
      if (typeof name === 'string') return [{ name, place: at }]
      return wrong(at, 'the name of an entry', name, report)
    }),
    change: Object.entries(objectOf(value, 'change', place, report)).flatMap(([name, settings]) => {
      const at = child(inner('change'), name)
      if (isObject(settings)) return [{ name, settings, place: at }]
      return wrong(at, 'an object of the settings that differ', settings, report)
    }),
    insert: entriesOf(value, 'insert', place, report).flatMap((each, index) =>
      insertion(each, child(inner('insert'), index), report),
    ),
  }
}

function insertion(value: unknown, place: string, report: Report): Insertion[] {
  if (!isObject(value) || !hasOwn(value, 'entry'))
    return wrong(place, 'an object with the new "entry", and "before" or "after"', value, report)
  reportUnknown(value, insertSettings, place, report)
  const [where, ...others] = (['before', 'after'] as const).filter((key) => hasOwn(value, key))
  if (others.length > 0) wrong(place, 'an object with "before" or "after", not both', value, report)
  if (!where) return [{ entry: value.entry, place }]
  const name = value[where]
  if (typeof name !== 'string') return wrong(child(place, where), 'the name of an entry', name, report)
  return [{ entry: value.entry, place, beside: { name, where } }]
}

function entriesOf(value: JsonObject, verb: string, place: string, report: Report): unknown[] {
  const list = hasOwn(value, verb) ? value[verb] : []
  return Array.isArray(list) ? list : wrong(child(place, verb), 'a list', list, report)
}

function objectOf(value: JsonObject, verb: string, place: string, report: Report): JsonObject {
  const object = hasOwn(value, verb) ? value[verb] : {}
  if (isObject(object)) return object
  wrong(child(place, verb), 'an object, from the names of entries to what differs', object, report)
  return {}
}

function reportUnknown(value: JsonObject, accepted: string[], place: string, report: Report) {
  for (const key of Object.keys(value).filter((each) => !accepted.includes(each))) {
    const suggestion = suggest(key, accepted)
    report({
      code: 'manifest/unknown-setting',
      part: 'key',
      pointer: child(place, key),
      message: `An edit of a list has no setting "${key}".`,
      accepted,
      ...(suggestion ? { suggestion } : {}),
    })
  }
}

function wrong(pointer: string, what: string, value: unknown, report: Report): [] {
  report({
    code: 'manifest/wrong-type',
    part: 'value',
    pointer,
    message: capitalised(`${label(pointer)} must be ${what}, but is ${show(value)}.`),
  })
  return []
}
