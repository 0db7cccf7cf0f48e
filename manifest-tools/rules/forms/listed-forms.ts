import type { Field, Form, Manifest } from '#manifest'
import { child } from '../../json/pointer.ts'

/** How a manifest names a form, such as `registration-b`. */
export type FormName = keyof Manifest['forms']

/** A form of a brand and its pointer. */
export interface ListedForm {
  name: FormName
  pointer: string
  form: Form
}

/** A field of a form and its pointer. */
export interface ListedField {
  field: Field
  pointer: string
  index: number
}

/** The forms of a brand. */
export const listedForms = ({ forms }: Manifest): ListedForm[] =>
  (Object.keys(forms) as FormName[]).map((name) => ({ name, pointer: child('/forms', name), form: forms[name] }))

/** The fields of a form. */
export const listedFields = ({ pointer, form }: ListedForm): ListedField[] =>
  form.fields.map((field, index) => ({ field, pointer: `${pointer}/fields/${index}`, index }))

/** Where a field’s value stands in the request; undefined if it is not sent. */
export const placeOf = ({ name, send = `/${name}`, isSent = true }: Field): string | undefined =>
  isSent ? send : undefined

/** Returns the pointer of what says where a field is sent. */
export const placePointer = ({ field, pointer }: ListedField) =>
  `${pointer}/${field.send === undefined ? 'name' : 'send'}`
