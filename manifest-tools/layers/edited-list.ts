import type { ListEdit, Report } from './edit-shape.ts'
import { entryNames, indexesOf } from './entry-names.ts'
import type { Layer } from './layer.ts'
import { label } from '../check/label.ts'
import { merge } from '../json/merge.ts'
import { inspectPatch } from './patch.ts'
import { child, isObject, type JsonObject } from '../json/pointer.ts'
import { noteSetters, settersOf, type Setter } from './setters.ts'
import { suggest } from '../check/suggest.ts'

/** The settings below a file: those of its parents, and the parents’ files. */
export interface Below {
  manifest: JsonObject
  layers: readonly Layer[]
}

/** An inherited list that a file edits. */
interface Inherited {
  list: readonly unknown[]
  /** Its pointer in the manifest below. */
  at: string
  /** The pointer of its edit in the file. */
  place: string
  below: Below
  layer: Layer
  report: Report
  /** Replaces the edits of lists within an entry. */
  expand(target: unknown, settings: JsonObject, at: string, place: string): JsonObject
}

interface Entry {
  value: unknown
  setters: Setter[]
}

/** Applies an edit to an inherited list. Names are those of the inherited entries. */
export class EditedList {
  readonly #of: Inherited
  /** Entries that are removed or changed: the name that does it. */
  readonly #done = new Map<number, string>()

  constructor(of: Inherited) {
    this.#of = of
  }

  edit({ remove, change, insert }: ListEdit): unknown[] {
    const { list, below, layer, at } = this.#of
    const slots = list.map((value, index): { before: Entry[]; own: Entry[]; after: Entry[] } => ({
      before: [],
      own: [{ value, setters: settersOf(child(at, index), below.layers, below.manifest) }],
      after: [],
    }))
    const end: Entry[] = []
    for (const { name, place } of remove) {
      const index = this.#once(name, place, 'value')
      if (index !== undefined) slots[index]!.own = []
    }
    for (const { name, settings, place } of change) {
      const index = this.#once(name, place, 'key')
      if (index !== undefined) slots[index]!.own = [this.#changed(slots[index]!.own[0]!, index, settings, place)]
    }
    for (const { entry: value, beside, place } of insert) {
      const entry = { value, setters: [{ layer, pointer: child(place, 'entry'), value }] }
      const index = beside && this.#find(beside.name, child(place, beside.where), 'value')
      const slot = beside && index !== undefined ? slots[index]![beside.where] : end
      slot.push(entry)
    }
    const entries = [...slots.flatMap(({ before, own, after }) => [...before, ...own, ...after]), ...end]
    const values = entries.map(({ value }) => value)
    noteSetters(
      values,
      entries.map(({ setters }) => setters),
    )
    return values
  }

  #changed({ value, setters }: Entry, index: number, settings: JsonObject, place: string): Entry {
    const { at, layer, report, expand } = this.#of
    if (!isObject(value)) {
      const message = `Only objects can be changed, and ${label(child(at, index))} is text: remove it and insert another one.`
      report({ code: 'manifest/wrong-type', part: 'value', pointer: place, message })
      return { value, setters }
    }
    const patch = expand(value, settings, child(at, index), place)
    for (const finding of inspectPatch(value, patch, place)) report(finding)
    return { value: merge(value, patch), setters: [...setters, { layer, pointer: place, value: settings }] }
  }

  /** Finds an entry that is removed or changed, and reports a second time. */
  #once(name: string, place: string, part: 'key' | 'value'): number | undefined {
    const index = this.#find(name, place, part)
    if (index === undefined) return undefined
    const before = this.#done.get(index)
    this.#done.set(index, before ?? name)
    if (before === undefined) return index
    this.#of.report({
      code: 'lists/edited-twice',
      part,
      pointer: place,
      message: `"${name}" is already removed or changed by this edit${before === name ? '' : `, as "${before}"`}.`,
      fix: { pointer: place, remove: true },
    })
    return undefined
  }

  #find(name: string, pointer: string, part: 'key' | 'value'): number | undefined {
    const { list, at, report } = this.#of
    const [index, ...others] = indexesOf(name, list)
    if (index !== undefined && others.length === 0) return index
    const names = entryNames(list)
    const of = { part, pointer, accepted: [...new Set(names)] }
    if (index === undefined) {
      const suggestion = suggest(name, names)
      const message = `The inherited list ${label(at)} has no entry "${name}".`
      report({ ...of, code: 'lists/unknown-entry', message, ...(suggestion ? { suggestion } : {}) })
    } else {
      const accepted = [...new Set([index, ...others].map((each) => names[each]!))]
      const message = `${others.length + 1} entries of the inherited list ${label(at)} are called "${name}": say which one.`
      report({ ...of, code: 'lists/ambiguous-entry', message, accepted })
    }
    return undefined
  }
}
