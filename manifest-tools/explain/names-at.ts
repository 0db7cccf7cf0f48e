import { child, hasOwn, isObject, keys, parent, valueAt } from '../json/pointer.ts'
import { definitions, follow, locate, manifestSchema, step, useOf, type Schema } from './schema.ts'
import {
  formTitle,
  keyTitle,
  memberAt,
  placeWords,
  settingIn,
  settingTitle,
  valueTitle,
  windowTitle,
} from './titles.ts'
import { choices } from './words.ts'

/** What operators call something, and its schema if it has one. */
export interface Named {
  title: string
  schema?: Schema
}

/** What the checks call the kinds of widgets, and their definitions. */
const kinds: Record<string, readonly string[]> = {
  block: ['Block'],
  chat: ['Chat'],
  guard: ['GuardWithOptions', 'GuardName'],
  jackpot: ['Jackpot'],
  kind: ['Field'],
  loader: ['Loader'],
  sportsbook: ['Sport'],
  verification: ['Verification'],
}

const overlays = follow(manifestSchema.properties!.overlays!)
const forms = follow(manifestSchema.properties!.forms!)
const colours = follow(locate('/theme/tokens', {})!.schema)

/** Returns the widget of a kind, such as `block`; of any kind without one. */
export function widgetNamed(name: string, kind?: string): Named | undefined {
  if ((kind === undefined || kind === 'overlay') && hasOwn(overlays.properties!, name))
    return { title: windowTitle(name), schema: overlays.properties![name]! }
  const found = kind === undefined ? Object.values(kinds).flat() : (kinds[kind] ?? [])
  const schema = found.map((each) => definitions[each]!).find((each) => isChoice(name, each))
  return schema && chosen(name, schema)
}

/** What has names around a setting: itself, and what it is in, from the inside out. */
export class NamesAt {
  readonly #manifest: unknown
  readonly #holders: readonly { pointer: string; schema: Schema }[]
  /** The schema of the setting’s accepted values. */
  readonly #accepted: Schema
  /** The names that the operator gave there, and the value itself. */
  readonly #own: ReadonlySet<unknown>

  constructor(pointer: string, manifest: unknown) {
    this.#manifest = manifest
    const path = [pointer]
    while (path.at(-1) !== '') path.push(parent(path.at(-1)!))
    this.#holders = path.map((each) => ({ pointer: each, schema: memberAt(each, manifest) }))
    const union = follow(locate(parent(pointer), manifest)?.schema ?? {})
    const isUse = pointer.endsWith('/use') && choices(union).length > 0
    this.#accepted = isUse ? union : this.#holders[0]!.schema
    this.#own = new Set([valueAt(manifest, pointer), ...path.flatMap((each) => ownNames(valueAt(manifest, each)))])
  }

  /** Returns what a name in a sentence names: `recent` is the schema of what was named before it. */
  named(name: string, recent: Schema = {}): Named | undefined {
    if (this.#own.has(name)) return chosen(name, this.#accepted)
    return (
      this.onTheWay(name) ??
      settingOf(name, recent) ??
      chosen(name, this.#accepted) ??
      this.setting(name) ??
      this.#chosenBeside(name, recent) ??
      widgetNamed(name) ??
      settingOf(name, colours) ??
      (hasOwn(forms.properties!, name) ? { title: formTitle(name) } : undefined)
    )
  }

  /** Returns what the setting accepts: a value, or a name in the object that it is in. */
  accepted(name: string): Named | undefined {
    const holder = this.#holders[1]?.schema ?? {}
    if (this.#own.has(name)) return chosen(name, this.#accepted)
    return chosen(name, this.#accepted) ?? settingOf(name, holder) ?? chosen(name, holder)
  }

  /** Returns the setting of a name, or of a path with dots, in the nearest object that has it. */
  setting(name: string): Named | undefined {
    for (const { pointer, schema } of this.#holders) {
      const [first = name] = name.split('.')
      const found = settingOf(first, schema) && this.#settingBelow(pointer, name)
      if (found) return found
    }
    return undefined
  }

  #settingBelow(pointer: string, path: string): Named | undefined {
    const at = path.split('.').reduce((all, key) => child(all, key), pointer)
    const schema = locate(at, this.#manifest)?.schema
    if (!schema) return undefined
    const titles = placeWords(at, this.#manifest).split(' › ')
    return { title: titles.slice(keys(pointer).length).join(' › '), schema }
  }

  /** Returns what is called so on the way to the setting, the innermost first. */
  onTheWay(name: string): Named | undefined {
    const at = this.#holders.findIndex(({ pointer }) => keys(pointer).at(-1) === name)
    const schema = at >= 0 && step(this.#holders[at + 1]!.schema, name)?.schema
    if (!schema) return undefined
    return { title: placeWords(this.#holders[at]!.pointer, this.#manifest).split(' › ').at(-1)!, schema }
  }

  /** Returns a value of what was named before, of a setting beside this one, or of a setting in it. */
  #chosenBeside(name: string, recent: Schema): Named | undefined {
    const [own, holder] = this.#holders.map(({ schema }) => Object.values(schema.properties ?? {}))
    const schema = [recent, ...(holder ?? []), ...(own ?? [])].find((each) => isChoice(name, each))
    return schema && chosen(name, schema)
  }
}

function settingOf(name: string, schema: Schema): Named | undefined {
  const own = settingIn(schema, name)
  return own && { title: settingTitle(name, own), schema: own }
}

const choicesOf = new WeakMap<Schema, ReadonlySet<string>>()

function isChoice(name: string, schema: Schema): boolean {
  const known = choicesOf.get(schema) ?? new Set(choices(schema).map((choice) => choice.name))
  choicesOf.set(schema, known)
  return known.has(name)
}

/** Returns an accepted value: a widget, a key of a map, or a value of a choice. */
function chosen(name: string, schema: Schema): Named | undefined {
  if (!isChoice(name, schema)) return undefined
  const { items, oneOf, propertyNames, then, else: other } = follow(schema)
  const inner = [items, then, other].find((each) => each && isChoice(name, each))
  if (inner) return chosen(name, inner)
  const member = oneOf?.find((each) => useOf(each) === name)
  if (member) return { title: settingTitle(name, member), schema: member }
  return { title: propertyNames ? keyTitle(name, { propertyNames }) : valueTitle(name, schema) }
}

/** The names of entries of lists: those of fields, banners and other things of the operator. */
function ownNames(value: unknown): unknown[] {
  const lists = isObject(value) ? Object.values(value) : [value]
  return lists.flatMap((list) =>
    Array.isArray(list) ? list.flatMap((entry) => (isObject(entry) ? [entry.id, entry.name] : [])) : [],
  )
}
