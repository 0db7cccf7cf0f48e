// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { observable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { expect, it, vi } from 'vitest'
import { hydrate } from '#testing/hydrate.tsx'
import { inApp } from '#testing/render.tsx'
import type { FieldDefinition } from './field.ts'
import { FormStore } from './form-store.ts'
import { Form } from './form.tsx'
import { mustBeTrue, required } from './rules.ts'

const fields: FieldDefinition<'login' | 'password' | 'terms'>[] = [
  { name: 'login', kind: 'text', label: 'Login' },
  { name: 'password', kind: 'password', label: 'Password' },
  { name: 'terms', kind: 'checkbox', label: 'Terms' },
]

/** Types and checks in a form of a page’s HTML file, `before` does more, and lets the engine take the file over. */
async function typeEarly(before: (shown: HTMLFormElement) => void = () => undefined) {
  const values = { login: '', password: '', terms: false }
  const form = new FormStore(values, { login: [required], password: [required], terms: [mustBeTrue] })
  const onSubmit = vi.fn(async () => {})
  const turns = observable.box(0)
  const SignIn = observer(function SignIn() {
    turns.get()
    // Definitions are new with each rendering, as in widgets.
    return (
      <Form
        name="sign-in"
        form={form}
        fields={fields.map((field) => ({ ...field }))}
        submit="Sign in"
        onSubmit={onSubmit}
      />
    )
  })
  const control = <Control extends HTMLElement>(name: string) =>
    document.querySelector<Control & HTMLInputElement>(`[name=${name}]`)!
  const { errors } = await hydrate(inApp(<SignIn />).app, () => {
    control('login').value = 'ada'
    control('password').value = 'secret'
    control('terms').checked = true
    before(document.forms[0]!)
  })
  act(() => turns.set(1))
  return { form, onSubmit, control, errors }
}

it('keeps what was typed before the engine ran', async () => {
  const { form, control, errors } = await typeEarly()
  expect({ ...form.values }).toEqual({ login: 'ada', password: 'secret', terms: true })
  expect([control('login').value, control('password').value, control('terms').checked]).toEqual(['ada', 'secret', true])
  expect(errors).toEqual([])
})

it('submits what was submitted before the engine ran, once', async () => {
  const { onSubmit } = await typeEarly((shown) => (window.submittedForm = shown))
  expect(onSubmit.mock.calls).toEqual([[{ login: 'ada', password: 'secret', terms: true }]])
})
