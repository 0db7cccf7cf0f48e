import type { ComponentType } from 'react'
import type { Field, Manifest } from '#manifest'
import type { Readable } from '../data/resource.ts'
import type { Stores } from '../shell/stores.ts'
import type { FieldProps } from './field.ts'
import type { FormStore } from './form-store.ts'
import type { Parser } from './parser.ts'
import type { Rule } from './rules.ts'

/** The values of a manifest’s form as they are typed, by the names of its fields. */
export type FormValues = Record<string, string | boolean>

/** What a field may depend on beside its own options. */
export interface FormContext {
  stores: Stores
  /** The form’s fields, and those whose saved values are final. */
  fields: readonly Field[]
}

type Permissions = Manifest['registration']['permissions']

/**
 * What a kind of field does with its value, all but its looks: widgets/fields/<kind>/value.ts. A function left out means: a text
 * that is empty at first, read and sent as it is typed, without rules.
 */
export interface FieldValue<Own = Field> {
  /** The usual value of HTML’s `autocomplete`. */
  autocomplete?: string | ((field: Own) => string)
  /** Whether its label and hint are its own: it is no text that can be left out. */
  hasOwnTexts?: boolean
  /** The label of a field without one of its own, where that is the same in all languages. */
  label?(field: Own): string | undefined
  /** The key of the label of a field without one of its own. By default that of its name. */
  labelKey?(field: Own): string
  initial?(field: Own, context: FormContext): string | boolean
  parser?(field: Own, context: FormContext): Parser<FormValues> | undefined
  /** The rules of the kind, which the field’s own follow. They check the value that is sent. */
  rules?(field: Own, context: FormContext): readonly Rule<string, FormValues>[]
  /** Whether the platform and the brand have it at all. Observers follow it. */
  isAsked?(field: Own, context: FormContext): boolean
  /** Whether a brand that does not show it sends its first value. */
  isSentUnasked?: boolean
  /** Loads the data of its component, before a form with such a field is shown. */
  load?(): Promise<unknown>
  /** What is read of the platform before the form is shown. */
  read?(context: FormContext): Readable
  /** Keeps the value in step with other values or with stores while the form is shown. Returns a function that ends it. */
  follow?(field: Own, form: FormStore<FormValues>, context: FormContext): () => void
}

/** The code of a kind of field. */
export interface FieldModule<Own> {
  default: ComponentType<FieldProps> | ComponentType<FieldProps<boolean>>
  value: FieldValue<Own>
}

/** Whether the brand’s registration asks for a field of this permission, and whether it is required. */
export function permissionOf(name: NonNullable<Field['permission']>, permissions: Permissions) {
  const permission = permissions[name]
  return typeof permission === 'boolean' ? { visible: permission } : permission
}

/** Whether the brand’s registration asks for a field, as far as its permission says. */
export const isOffered = ({ permission }: Field, permissions: Permissions): boolean =>
  permission === undefined || permissionOf(permission, permissions).visible

/** Whether a field must be filled in. */
export function isRequired({ permission, required = false }: Field, permissions: Permissions): boolean {
  const asked = permission && permissionOf(permission, permissions)
  return asked && 'required' in asked ? asked.required : required
}
