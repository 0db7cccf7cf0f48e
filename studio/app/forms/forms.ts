import { child, isObject, valueAt } from '../../../manifest-tools/json/pointer.ts'

/** A field as far as Studio reads it; a manifest may be wrong. */
export interface FieldEntry {
  use: string
  name: string
  label?: string
  [option: string]: unknown
}

/** A step as far as Studio reads it. */
export interface StepEntry {
  title: string
  fields: string[]
  [option: string]: unknown
}

/** The block that shows each form. */
const blocks: Record<string, string> = {
  'registration-a': 'register-form',
  'registration-b': 'register-form',
  'registration-telegram': 'register-telegram',
  'personal-data': 'personal-data',
}

const listAt = (manifest: unknown, pointer: string): unknown[] => {
  const list = valueAt(manifest, pointer)
  return Array.isArray(list) ? list : []
}

/** Returns the pointer of the form that a setting is in; undefined outside of forms. */
export const formAt = (pointer: string): string | undefined => /^\/forms\/[^/]+/.exec(pointer)?.[0]

/** Returns the fields of a form that have a kind and a name, with their pointers. */
export const fieldsOf = (manifest: unknown, form: string): { pointer: string; field: FieldEntry }[] =>
  listAt(manifest, `${form}/fields`).flatMap((field, index) =>
    isObject(field) && typeof field.use === 'string' && typeof field.name === 'string'
      ? [{ pointer: child(`${form}/fields`, index), field: field as FieldEntry }]
      : [],
  )

/** Returns the steps of a form; none of one that asks on one page. */
export const stepsOf = (manifest: unknown, form: string): StepEntry[] =>
  listAt(manifest, `${form}/steps`).flatMap((step) =>
    isObject(step) && Array.isArray(step.fields) ? [step as StepEntry] : [],
  )

/** Returns the key of a field’s label: its own, or that of its name. */
export const labelKeyOf = ({ name, label }: Pick<FieldEntry, 'name' | 'label'>): string => label ?? usualLabelKey(name)

/** Returns the key of the label of a field of this name. */
export const usualLabelKey = (name: string) => `user:register.fields.${name}`

/** A page that shows a form. */
export interface FormPage {
  path: string
  /** Whether only visitors, or only players, can open it. */
  isFor: 'visitors' | 'players' | 'all'
}

/** Returns the page on which the brand shows a form; undefined if it shows it on none. */
export function pageOf(manifest: unknown, form: string): FormPage | undefined {
  const name = form.slice('/forms/'.length)
  const family = /^registration-([ab])$/.exec(name)?.[1]
  if (family !== undefined && valueAt(manifest, '/registration/family') !== family) return undefined
  const pages = valueAt(manifest, '/pages')
  for (const page of isObject(pages) ? Object.values(pages) : []) {
    if (!isObject(page) || page.visible !== true || typeof page.path !== 'string') continue
    if (!listAt(page, '/blocks').some((block) => valueAt(block, '/use') === blocks[name])) continue
    const guards = listAt(page, '/guards')
    const isFor = guards.includes('signed-out') ? 'visitors' : guards.includes('signed-in') ? 'players' : 'all'
    return { path: page.path, isFor }
  }
  return undefined
}
