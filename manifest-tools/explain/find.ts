import { child, isObject, keys, valueAt } from '../json/pointer.ts'
import { indexesOf } from '../layers/entry-names.ts'
import { suggest } from '../check/suggest.ts'
import {
  definitions,
  follow,
  locate,
  manifestSchema,
  specNames,
  step,
  useOf,
  type Located,
  type Schema,
} from './schema.ts'

/** Something that can be explained. */
export interface Subject extends Located {
  /** How to refer to it: `/theme/radius`, `game-row.limit`, `signed-in`. */
  address: string
  keys: string[]
  /** Its pointer in a manifest; absent for widgets and their options, which occur in many places. */
  pointer?: string | undefined
  /** The kind of a widget: block, overlay, guard. */
  kind?: string
  /** Addresses of identical settings, such as the title of other pages. */
  alike: string[]
}

/** The matches of a search; without matches, `suggestion` is the closest name. */
export interface Found {
  subjects: Subject[]
  suggestion?: string | undefined
}

/**
 * Finds settings, widgets and guards by a pointer, a dotted path or its end, a name, or the spec’s name. A path may have the name of
 * an entry in place of its index: `forms.registration-b.fields.login`.
 */
export function find(words: string, manifest: unknown): Found {
  if (words.startsWith('/')) return byPointer(withIndexes(keys(words), manifest).reduce<string>(child, ''), manifest)
  const path = withIndexes(words.split('.'), manifest)
  const pointer = path.reduce<string>(child, '')
  const exact = path.length > 1 && locate(pointer, manifest)
  if (exact) return { subjects: [{ ...exact, address: pointer, pointer, keys: path, alike: [] }] }
  // What a platform’s answers have is named like other settings, and found by its whole path.
  const settings = everySetting().filter((subject) => !subject.pointer?.startsWith('/platform/answers/'))
  const all = [...settings, ...everyWidget()]
  const subjects = [endingWith(path, all), stepping(path), bySpecName(words, all)].find((found) => found.length > 0)
  if (subjects) return { subjects: alikeOnce(subjects) }
  const names = [...new Set(all.map((subject) => subject.keys[subject.keys.length - 1]!))]
  return { subjects: [], suggestion: suggest(path[path.length - 1], names) }
}

/** Returns a path with the indexes of entries that it names. */
function withIndexes(path: string[], manifest: unknown): string[] {
  let value = manifest
  return path.map((key) => {
    const [index, ...others] = Array.isArray(value) && !/^\d+$/.test(key) ? indexesOf(key, value) : []
    const found = index !== undefined && others.length === 0 ? `${index}` : key
    value = valueAt(value, child('', found))
    return found
  })
}

function byPointer(words: string, manifest: unknown): Found {
  const located = locate(words, manifest)
  if (located) return { subjects: [{ ...located, address: words, pointer: words, keys: keys(words), alike: [] }] }
  const path = keys(words)
  for (let length = path.length - 1; length >= 0; length--) {
    const holder = path.slice(0, length).reduce<string>(child, '')
    const { schema } = locate(holder, manifest) ?? {}
    const suggestion = schema && suggest(path[length], Object.keys(follow(schema).properties ?? {}))
    if (schema) return { subjects: [], ...(suggestion ? { suggestion: child(holder, suggestion) } : {}) }
  }
  return { subjects: [] }
}

const endingWith = (path: string[], all: Subject[]) =>
  all.filter((subject) => path.every((key, index) => subject.keys[subject.keys.length - path.length + index] === key))

/** `birthday.visible`: the first key is a setting’s name, the others are below it. */
function stepping(path: string[]): Subject[] {
  if (path.length === 1) return []
  const last = path[path.length - 1]!
  const holders = find(path.slice(0, -1).join('.'), undefined).subjects
  return holders.flatMap((holder) => {
    const located = step(holder.schema, last)
    return located ? [under(holder, last, located)] : []
  })
}

function bySpecName(words: string, all: Subject[]): Subject[] {
  return all.filter(({ schema }) =>
    specNames(follow(schema)).some((name) => name.toLowerCase() === words.toLowerCase()),
  )
}

/** Merges identical settings into one subject. */
function alikeOnce(subjects: Subject[]): Subject[] {
  const first = new Map<string, Subject>()
  for (const subject of subjects) {
    const shape = subject.kind ? subject.address : JSON.stringify([subject.schema, subject.required])
    const known = first.get(shape)
    first.set(shape, known ? { ...known, alike: [...known.alike, subject.address] } : subject)
  }
  return [...first.values()]
}

function under(holder: Subject, key: string, located: Located): Subject {
  const path = [...holder.keys, key]
  const pointer = holder.pointer === undefined ? undefined : child(holder.pointer, key)
  return { ...located, keys: path, pointer, address: pointer ?? path.join('.'), alike: [] }
}

const everySetting = () =>
  below({ schema: manifestSchema, required: true, keys: [], pointer: '', address: '', alike: [] })

/** Returns all nested settings; members of unions are separate subjects. */
function below(holder: Subject): Subject[] {
  const { properties = {}, additionalProperties, items } = follow(holder.schema)
  const inner = Object.keys(properties).filter((key) => key !== 'use' && !(holder.address === '' && key === '$schema'))
  const any = isObject(additionalProperties) || (items && follow(items).properties) ? ['*'] : []
  return [...inner, ...any].flatMap((key) => {
    const subject = under(holder, key, step(holder.schema, key)!)
    return key === '*' ? below(subject) : [subject, ...below(subject)]
  })
}

function everyWidget(): Subject[] {
  const widgets = Object.values(definitions).flatMap((union) =>
    (union.oneOf ?? []).flatMap((member) => widget(useOf(member), member, union['x-kind']!)),
  )
  const { enum: guards = [], enumDescriptions = [] } = definitions.GuardName ?? {}
  const plain = guards.flatMap((name, index) => widget(String(name), { description: enumDescriptions[index] }, 'Guard'))
  return [...widgets, ...plain]
}

function widget(name: string, schema: Schema, of: string): Subject[] {
  const kind = of.replace('WithOptions', '').toLowerCase()
  const subject: Subject = { schema, required: false, keys: [name], address: name, kind, alike: [] }
  return [subject, ...below(subject)]
}
