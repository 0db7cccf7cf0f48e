import type { Field, Form, Manifest } from '../../../schemas/generated/manifest.ts'

type FormName = keyof Manifest['forms']

/** The names of forms on the page (`data-form`), by their names in a manifest. */
const names: Record<FormName, string> = {
  'registration-a': 'register',
  'registration-b': 'register',
  'registration-telegram': 'register-telegram',
  'personal-data': 'personal-data',
}

/** A field of a manifest’s form. */
export interface FormPlace {
  form: Form
  field: Field
  /** Its form’s `data-form`. */
  name: string
}

/** Returns the field at a pointer; undefined if there is none, or the brand registers with another form. */
export function formPlaceAt(pointer: string, { forms, registration }: Manifest): FormPlace | undefined {
  const [, name = '', index = ''] = /^\/forms\/([^/]+)\/fields\/(\d+)$/.exec(pointer) ?? []
  const known = Object.keys(names).find((each) => each === name) as FormName | undefined
  const form = known && forms[known]
  const field = form?.fields[Number(index)]
  const isOther = /^registration-[ab]$/.test(name) && name !== `registration-${registration.family}`
  return known && form && field && !isOther ? { form, field, name: names[known] } : undefined
}

/** Returns the element of a form on the page. */
export const formElement = (name: string) => document.querySelector<HTMLFormElement>(`form[data-form="${name}"]`)

/** Returns the element of a field on the page. */
export const fieldElement = ({ name, field }: Pick<FormPlace, 'name' | 'field'>): Element | undefined =>
  formElement(name)?.querySelector(`[data-field="${CSS.escape(field.name)}"]`) ?? undefined

/** Returns the pointer of the field that an element of the page belongs to; undefined outside of forms of the manifest. */
export function fieldPointerOf(element: Element, { forms, registration }: Manifest): string | undefined {
  const field = element.closest<HTMLElement>('[data-field]')?.dataset.field
  const form = element.closest<HTMLElement>('[data-form]')?.dataset.form
  const name = (Object.keys(names) as FormName[]).find(
    (each) => names[each] === form && (form !== 'register' || each === `registration-${registration.family}`),
  )
  const index = name === undefined ? -1 : forms[name].fields.findIndex((each) => each.name === field)
  return index < 0 ? undefined : `/forms/${name}/fields/${index}`
}
