import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { login, password } from '#engine/forms/presets.ts'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { FormStore, type Parsers, type Rules } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import type { Rule } from '#engine/forms/rules.ts'
import type { Manifest } from '#manifest'
import { renderWidget } from './render.tsx'

type Values = Record<string, string | boolean>

interface Setting {
  i18n?: Partial<Manifest['i18n']>
  rules?: { [field: string]: readonly Rule<string>[] }
  values?: Values
  parsers?: Parsers<Values>
}

/** A form of a login and a password, with valid values. */
export const credentials = {
  fields: [
    { name: 'login', kind: 'text', label: 'Login', hint: 'As you like it' },
    { name: 'password', kind: 'password', label: 'Password' },
  ] satisfies FieldDefinition[],
  rules: { login, password },
  valid: { login: 'amina', password: 'secret' },
}

/** Shows a form of these fields, each empty unless `values` says more. Answers its store and the spy that is called on submission. */
export function showForm(fields: FieldDefinition[], { rules = {}, values = {}, parsers = {}, i18n }: Setting = {}) {
  const empty = Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'checkbox' ? false : '']))
  const form = new FormStore<Values>({ ...empty, ...values }, rules as Rules<Values>, parsers)
  const onSubmit = vi.fn(async (_values: Values) => {})
  const rendered = renderWidget(
    <Form name="register" form={form} fields={fields} submit="Register" busyText="Registering…" onSubmit={onSubmit} />,
    { manifest: i18n && { i18n } },
  )
  return { form, onSubmit, submit: () => screen.getByRole('button', { name: 'Register' }), ...rendered }
}

/** The wrapper of a field. */
export const fieldOf = (name: string) => document.querySelector<HTMLElement>(`[data-field="${name}"]`)!

/** What a field says is wrong with it: the message’s key. */
export const errorOf = (name: string) => fieldOf(name).querySelector<HTMLElement>('[data-error]')?.dataset.error
