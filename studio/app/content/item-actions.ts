import { child, indexOf, type JsonObject } from '../../../manifest-tools/json/pointer.ts'
import type { OwnKind } from '../../../manifest-tools/layers/content-source.ts'
import { asOneStep } from '../forms/field-actions.ts'
import { languagesOf } from '../state/languages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { moveBlock } from '../structure/actions.ts'
import { itemsIn, sourceIn, titleOf, type Source } from './items.ts'
import { kindAt, kinds } from './kinds.ts'

/** What is shown until the brand has a picture of its own. */
export const placeholderPicture = '/brands/neutral/picture.svg'

/** The priority of a new banner, unless the brand has higher ones; platforms have few banners. */
const firstPriority = 100

const listOf = (kind: OwnKind) => `/content/${kind}`
const valuesIn = (editor: EditorStore, kind: OwnKind) => itemsIn(editor.manifest, kind).map(({ value }) => value)

/** Returns an id that no item of the kind has, such as `banner-2`. */
export function freeId(stem: string, used: readonly string[]): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? stem : `${stem}-${number}`
    if (!used.includes(id)) return id
  }
}

/** Returns a new item whose words wait in the first language; the other languages show them until they have their own. */
function newItem(kind: OwnKind, id: string, language: string, priority: number): JsonObject {
  const { item, needsPicture, words } = kinds[kind]
  const texts = Object.fromEntries(
    words.filter(({ isRequired }) => isRequired).map(({ name, sample }) => [name, sample ?? `New ${item}`]),
  )
  return {
    id,
    ...(kind === 'banners' && { place: 'home', priority }),
    ...(needsPicture && { picture: { desktop: placeholderPicture } }),
    texts: { [language]: texts },
  }
}

/** Adds an item at the end of its list, and lets the kind be shown if only the platform’s were; returns its pointer. */
export function addItem(editor: EditorStore, kind: OwnKind): string {
  const values = valuesIn(editor, kind)
  const id = freeId(
    kinds[kind].item,
    values.map((each) => String(each.id)),
  )
  const [language = 'en'] = languagesOf(editor.shown)
  // A new banner comes first, where its author looks for it.
  const first = Math.max(
    firstPriority,
    ...values.map(({ priority }) => (typeof priority === 'number' ? priority + 1 : 0)),
  )
  asOneStep(editor, `Add a ${kinds[kind].item}`, (set) => {
    if (sourceIn(editor.manifest, kind) === 'platform') set(`/content/source/${kind}`, 'both')
    set(listOf(kind), [...values, newItem(kind, id, language, first)])
  })
  return child(listOf(kind), values.length)
}

const labelOf = (editor: EditorStore, pointer: string) => {
  const item = itemsIn(editor.manifest, kindAt(pointer)!)[indexOf(pointer)]
  return item ? titleOf(item, languagesOf(editor.shown)) : ''
}

/** Puts a copy of an item after it, with an id of its own; returns the copy’s pointer. */
export function duplicateItem(editor: EditorStore, pointer: string): string {
  const kind = kindAt(pointer)!
  const [values, index] = [valuesIn(editor, kind), indexOf(pointer)]
  const stem = String(values[index]!.id).replace(/-\d+$/, '')
  const copy = {
    ...structuredClone(values[index]!),
    id: freeId(
      stem,
      values.map((each) => String(each.id)),
    ),
  }
  editor.set(listOf(kind), values.toSpliced(index + 1, 0, copy), `Duplicate ${labelOf(editor, pointer)}`)
  return child(listOf(kind), index + 1)
}

/** Moves an item before the one at an index of its list; returns its new pointer. */
export const moveItem = (editor: EditorStore, pointer: string, to: number): string =>
  moveBlock(editor, pointer, listOf(kindAt(pointer)!), to)

/**
 * Removes an item. With the last one of a kind that the brand alone writes, the platform’s are shown again; returns what is
 * selected then.
 */
export function removeItem(editor: EditorStore, pointer: string): string {
  const kind = kindAt(pointer)!
  const [values, index] = [valuesIn(editor, kind), indexOf(pointer)]
  const rest = values.toSpliced(index, 1)
  asOneStep(editor, `Remove ${labelOf(editor, pointer)}`, (set) => {
    const isGone = rest.length === 0 && !editor.isInherited(listOf(kind))
    set(listOf(kind), isGone ? undefined : rest)
    if (rest.length === 0 && editor.isOwn(`/content/source/${kind}`)) set(`/content/source/${kind}`, undefined)
  })
  return rest.length > 0 ? child(listOf(kind), Math.min(index, rest.length - 1)) : listOf(kind)
}

/** Sets where the items of a kind come from. */
export function setSource(editor: EditorStore, kind: OwnKind, source: Source) {
  const pointer = `/content/source/${kind}`
  const isUsual = source === 'platform' && !editor.isInherited(pointer)
  editor.set(pointer, isUsual ? undefined : source, `Change where ${kinds[kind].label.toLowerCase()} come from`)
}

/** Changes a text of an item in a language. Words that are all empty are none: the language is missing again. */
export function setWord(editor: EditorStore, pointer: string, language: string, name: string, text: string) {
  const kind = kindAt(pointer)!
  const { words } = kinds[kind]
  const at = `${pointer}/texts/${language}`
  const before = (editor.valueAt(at) ?? {}) as Record<string, string>
  const next = Object.fromEntries(
    words.flatMap((field) => {
      const value = field.name === name ? text : (before[field.name] ?? '')
      return value !== '' || field.isRequired ? [[field.name, value] as const] : []
    }),
  )
  const isEmpty = Object.values(next).every((value) => value === '')
  editor.set(
    at,
    isEmpty ? undefined : next,
    `Change ${labelOf(editor, pointer) || kinds[kind].item}`,
    `words ${at} ${name}`,
  )
}
