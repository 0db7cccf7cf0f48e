import { runInAction } from 'mobx'
import { child, indexOf, valueAt } from '../../../manifest-tools/json/pointer.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { titleOf } from '../structure/tree-node.ts'
import { pointerOf, splitId } from '../texts/rows.ts'
import { languagesOf } from '../state/languages.ts'
import { fieldsOf, formAt, stepsOf, usualLabelKey, type FieldEntry, type StepEntry } from './forms.ts'

/** Texts of one key by language. */
export type TextsByLanguage = Record<string, string>

const listOf = (form: string) => `${form}/fields`
const fieldAt = (editor: EditorStore, pointer: string) => editor.valueAt(pointer) as FieldEntry
const listAt = (editor: EditorStore, pointer: string) => (editor.valueAt(pointer) ?? []) as unknown[]

/** Makes several changes as one step to undo. */
export function asOneStep(
  editor: EditorStore,
  label: string,
  act: (set: (pointer: string, value: unknown) => void) => void,
) {
  runInAction(() => act((pointer, value) => editor.set(pointer, value, label, label)))
  editor.endStep()
}

/** Writes the texts of a key as the brand’s own; empty ones are not written. */
export function writeTexts(set: (pointer: string, value: unknown) => void, key: string, texts: TextsByLanguage) {
  for (const [language, text] of Object.entries(texts))
    if (text.trim()) set(pointerOf(splitId(key), language), text.trim())
}

/** Writes the steps of a form. A form of fewer than two steps has none: it asks on one page. */
function writeSteps(editor: EditorStore, form: string, steps: StepEntry[], set: (at: string, value: unknown) => void) {
  const at = `${form}/steps`
  const filled = steps.filter(({ fields }) => fields.length > 0)
  set(at, filled.length > 1 ? filled : editor.isInherited(at) ? null : undefined)
}

/** Adds a field after another one, or at the end, with the texts of its keys; returns its pointer. */
export function addField(
  editor: EditorStore,
  form: string,
  field: FieldEntry,
  texts: Record<string, TextsByLanguage>,
  after?: string,
) {
  const fields = listAt(editor, listOf(form))
  const index = after === undefined ? fields.length : indexOf(after) + 1
  const steps = stepsOf(editor.manifest, form)
  const before = after === undefined ? undefined : fieldAt(editor, after).name
  asOneStep(editor, `Add ${field.name}`, (set) => {
    for (const [key, each] of Object.entries(texts)) writeTexts(set, key, each)
    set(listOf(form), fields.toSpliced(index, 0, field))
    const step = steps.findIndex((each) => before !== undefined && each.fields.includes(before))
    if (step < 0) return
    const names = steps[step]!.fields
    const added = { ...steps[step]!, fields: names.toSpliced(names.indexOf(before!) + 1, 0, field.name) }
    writeSteps(editor, form, steps.with(step, added), set)
  })
  return child(listOf(form), index)
}

/** Removes a field, its name in the steps, and the texts that were written for it alone; returns what is selected then. */
export function removeField(editor: EditorStore, pointer: string): string {
  const form = formAt(pointer)!
  const { name, label } = fieldAt(editor, pointer)
  const fields = listAt(editor, listOf(form))
  const steps = stepsOf(editor.manifest, form)
  const texts = isTextOfItsOwn(editor, pointer) && label !== undefined ? splitId(label) : undefined
  asOneStep(editor, `Remove ${name}`, (set) => {
    set(listOf(form), fields.toSpliced(indexOf(pointer), 1))
    if (steps.some((step) => step.fields.includes(name))) writeSteps(editor, form, withoutName(steps, name), set)
    for (const language of texts ? languagesOf(editor.shown) : []) set(pointerOf(texts!, language), undefined)
  })
  const rest = fields.length - 1
  return rest > 0 ? child(listOf(form), Math.min(indexOf(pointer), rest - 1)) : form
}

const withoutName = (steps: readonly StepEntry[], name: string) =>
  steps.map((step) => ({ ...step, fields: step.fields.filter((each) => each !== name) }))

/** Whether the label’s texts were written for this field: it is the brand’s own, and no other field has its name. */
function isTextOfItsOwn(editor: EditorStore, pointer: string): boolean {
  const { name, label } = fieldAt(editor, pointer)
  const forms = Object.keys((editor.valueAt('/forms') ?? {}) as object).map((each) => child('/forms', each))
  const others = forms.flatMap((form) => fieldsOf(editor.manifest, form)).filter((each) => each.pointer !== pointer)
  const isInherited = inheritedFields(editor, formAt(pointer)!).some((field) => field.name === name)
  return !isInherited && label === usualLabelKey(name) && !others.some(({ field }) => field.name === name)
}

const inheritedFields = (editor: EditorStore, form: string): FieldEntry[] =>
  fieldsOf(editor.inherited, form).map(({ field }) => field)

/** Returns the inherited fields that the brand has removed. */
export function removedFields(editor: EditorStore, form: string): FieldEntry[] {
  const names = new Set(fieldsOf(editor.manifest, form).map(({ field }) => field.name))
  return inheritedFields(editor, form).filter(({ name }) => !names.has(name))
}

/** Brings an inherited field back, after the one that it follows in the inherited form; returns its pointer. */
export function restoreField(editor: EditorStore, form: string, name: string): string {
  const inherited = inheritedFields(editor, form)
  const at = inherited.findIndex((field) => field.name === name)
  const earlier = new Set(inherited.slice(0, at).map((field) => field.name))
  const fields = listAt(editor, listOf(form))
  const index = fields.findLastIndex((field) => earlier.has((field as FieldEntry).name)) + 1
  editor.set(listOf(form), fields.toSpliced(index, 0, inherited[at]), `Restore ${titleOf(name)}`)
  return child(listOf(form), index)
}

/** Moves a field before the one at an index of its form, and so in its step; returns its new pointer. */
export function moveField(editor: EditorStore, pointer: string, index: number): string {
  const form = formAt(pointer)!
  const old = indexOf(pointer)
  const fields = listAt(editor, listOf(form)) as FieldEntry[]
  const { name } = fieldAt(editor, pointer)
  const place = Math.min(index > old ? index - 1 : index, fields.length - 1)
  const moved = fields.toSpliced(old, 1).toSpliced(place, 0, fields[old]!)
  const later = new Set(moved.slice(place + 1).map((field) => field.name))
  const steps = stepsOf(editor.manifest, form)
  asOneStep(editor, `Move ${name}`, (set) => {
    set(listOf(form), moved)
    if (!steps.some((step) => step.fields.includes(name))) return
    const changed = steps.map((step) => (step.fields.includes(name) ? movedIn(step, name, later) : step))
    writeSteps(editor, form, changed, set)
  })
  return child(listOf(form), place)
}

/** Returns a step with a name before the first one of those that follow it. */
function movedIn(step: StepEntry, name: string, later: ReadonlySet<string>): StepEntry {
  const others = step.fields.filter((each) => each !== name)
  const next = others.findIndex((each) => later.has(each))
  return { ...step, fields: others.toSpliced(next < 0 ? others.length : next, 0, name) }
}

/** Gives a field another name, also where steps, conditions and other fields name it. */
export function renameField(editor: EditorStore, pointer: string, name: string) {
  const form = formAt(pointer)!
  const before = fieldAt(editor, pointer).name
  const index = indexOf(pointer)
  const fields = listAt(editor, listOf(form)) as FieldEntry[]
  const steps = stepsOf(editor.manifest, form)
  asOneStep(editor, `Rename ${before}`, (set) => {
    set(
      listOf(form),
      fields.map((field, at) => (at === index ? { ...field, name } : withReference(field, before, name))),
    )
    const renamed = steps.map((step) => ({
      ...step,
      fields: step.fields.map((each) => (each === before ? name : each)),
    }))
    if (steps.length > 0) writeSteps(editor, form, renamed, set)
  })
}

/** Settings of a field that name another one. */
const naming = ['sameAs', 'countryField']

function withReference(field: FieldEntry, before: string, name: string): FieldEntry {
  const conditions = Array.isArray(field.visible) ? field.visible : []
  const changed = Object.fromEntries(naming.flatMap((key) => (field[key] === before ? [[key, name]] : [])))
  const visible = conditions.map((each: unknown) =>
    valueAt(each, '/field') === before ? { ...(each as object), field: name } : each,
  )
  return { ...field, ...changed, ...(conditions.length > 0 && { visible }) }
}

/** Lets a step ask for a field, after those that it asks for already. */
export function moveToStep(editor: EditorStore, form: string, name: string, index: number) {
  const steps = withoutName(stepsOf(editor.manifest, form), name)
  const step = steps[index]!
  asOneStep(editor, `Move ${name} to step ${index + 1}`, (set) =>
    writeSteps(editor, form, steps.with(index, { ...step, fields: [...step.fields, name] }), set),
  )
}

/** The key of the titles that Studio writes, which a number follows. */
const stepKey = (form: string) =>
  `user:forms.${form.slice('/forms/'.length).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}.step`

/** Adds a step at the end, with the last field of those that can be spared; of a form of one page, makes two steps. */
export function addStep(editor: EditorStore, form: string, titles: readonly TextsByLanguage[]): string {
  const steps = stepsOf(editor.manifest, form)
  const names = fieldsOf(editor.manifest, form).map(({ field }) => field.name)
  const prefix = stepKey(form)
  const used = steps.map(({ title }) => (title.startsWith(prefix) ? Number(title.slice(prefix.length)) || 0 : 0))
  const first = Math.max(0, ...used) + 1
  const keys = titles.map((_, index) => `${prefix}${first + index}`)
  const half = Math.ceil(names.length / 2)
  const wanted =
    steps.length === 0
      ? [names.slice(0, half), names.slice(half)].map((fields, index) => ({ title: keys[index]!, fields }))
      : withOneMore(steps, keys[0]!)
  asOneStep(editor, steps.length === 0 ? 'Ask in steps' : 'Add a step', (set) => {
    keys.forEach((key, index) => writeTexts(set, key, titles[index]!))
    writeSteps(editor, form, wanted, set)
  })
  return child(`${form}/steps`, wanted.length - 1)
}

/** Removes a step and the texts that were written for its title; the one before it asks for its fields. Returns what is selected then. */
export function removeStep(editor: EditorStore, pointer: string): string {
  const form = formAt(pointer)!
  const index = indexOf(pointer)
  const steps = stepsOf(editor.manifest, form)
  const { title, fields } = steps[index]!
  const heir = index === 0 ? 1 : index - 1
  const taken = steps.map((step, at) =>
    at === heir ? { ...step, fields: joined(step.fields, fields, index === 0) } : step,
  )
  const own = title.startsWith(stepKey(form)) ? splitId(title) : undefined
  asOneStep(editor, `Remove step ${index + 1}`, (set) => {
    writeSteps(editor, form, taken.toSpliced(index, 1), set)
    for (const language of own ? languagesOf(editor.shown) : []) set(pointerOf(own!, language), undefined)
  })
  return steps.length > 2 ? child(`${form}/steps`, heir > index ? index : heir) : form
}

const joined = (own: string[], taken: string[], areFirst: boolean) =>
  areFirst ? [...taken, ...own] : [...own, ...taken]

function withOneMore(steps: readonly StepEntry[], title: string): StepEntry[] {
  const from = steps.findLastIndex(({ fields }) => fields.length > 1)
  if (from < 0) return [...steps]
  const { fields } = steps[from]!
  return [...steps.with(from, { ...steps[from]!, fields: fields.slice(0, -1) }), { title, fields: fields.slice(-1) }]
}
