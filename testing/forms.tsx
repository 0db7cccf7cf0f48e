import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { FormStore, type Rules } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import type { Rule } from '#engine/forms/rules.ts'
import { renderWidget } from './render.tsx'

type Values = Record<string, string | boolean>

interface Setting {
  rules?: { [field: string]: readonly Rule<string>[] }
  values?: Values
}

/**
 * Renders a form with these fields, empty except for `values`. Returns its store and a spy that is called on
 * submission.
 */
export function showForm(fields: FieldDefinition[], { rules = {}, values = {} }: Setting = {}) {
  const empty = Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'checkbox' ? false : '']))
  const form = new FormStore<Values>({ ...empty, ...values }, rules as Rules<Values>)
  const onSubmit = vi.fn(async (_values: Values) => {})
  const rendered = renderWidget(
    <Form name="register" form={form} fields={fields} submit="Register" busyText="Registering…" onSubmit={onSubmit} />,
  )
  return { form, onSubmit, submit: () => screen.getByRole('button', { name: 'Register' }), ...rendered }
}

/** The wrapper element of a field. */
export const fieldOf = (name: string) => document.querySelector<HTMLElement>(`[data-field="${name}"]`)!

/** The message key of a field’s error. */
export const errorOf = (name: string) => fieldOf(name).querySelector<HTMLElement>('[data-error]')?.dataset.error
