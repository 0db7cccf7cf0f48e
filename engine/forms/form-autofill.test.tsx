// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { birthday } from '#testing/dates.tsx'
import { errorOf, showForm } from '#testing/forms.tsx'
import { loadCountryNames } from './countries.ts'
import type { FieldDefinition } from './field.ts'
import { parseLogin } from './login.ts'
import { parsePhone } from './phone.ts'
import { mustBeTrue, required, type Rule } from './rules.ts'

// Preload, so that no test waits for it.
beforeAll(loadCountryNames, 60_000)

const fields: FieldDefinition[] = [
  { name: 'login', kind: 'text', label: 'Login' },
  { name: 'password', kind: 'password', label: 'Password' },
  { name: 'phone', kind: 'phone', label: 'Phone' },
  {
    name: 'currency',
    kind: 'select',
    label: 'Currency',
    options: ['TND', 'EUR'].map((value) => ({ value, label: value })),
  },
  birthday,
  { name: 'country', kind: 'country', label: 'Country' },
  { name: 'terms', kind: 'checkbox', label: 'Terms' },
]
const rules = {
  ...Object.fromEntries(fields.map(({ name }) => [name, [required]])),
  terms: [mustBeTrue as unknown as Rule<string>],
}
const parsers = { login: parseLogin, phone: (text: string) => parsePhone(text, { prefix: '+216' }) }

/** Puts values where a password manager puts them, without events. */
async function autofill(values: Record<string, string>) {
  await screen.findByPlaceholderText('dd.mm.yyyy')
  await screen.findByRole('combobox', { name: 'Country' })
  for (const [name, value] of Object.entries(values)) {
    const control = document.querySelector<HTMLInputElement>(`[name=${name}]:not(:disabled)`)!
    control.value = value
  }
  document.querySelector<HTMLInputElement>('[name=terms]')!.checked = true
}

const filled = {
  login: 'ada\u00a0',
  password: ' se\u200fcret ',
  phone: '20 123 456',
  currency: 'TND',
  birthday: '1990-05-03',
  country: 'Tunisia',
}

it('sends what the controls show, though no event said so', async () => {
  const { onSubmit, submit } = showForm(fields, { rules, parsers })
  await autofill(filled)
  await userEvent.click(submit())
  expect(onSubmit.mock.calls).toEqual([
    [
      {
        login: 'ada',
        password: ' se\u200fcret ',
        phone: '+21620123456',
        currency: 'TND',
        birthday: `${Date.UTC(1990, 4, 3)}`,
        country: 'TN',
        terms: true,
      },
    ],
  ])
})

it.each([
  ['birthday', '31.02.1990', 'date_impossible'],
  ['country', 'Atlantis', 'error.field_is_empty'],
  ['phone', '20 123 45O', 'phone_characters'],
])('refuses %s %s that was put there, and says why', async (name, value, key) => {
  const { onSubmit, submit } = showForm(fields, { rules, parsers })
  await autofill({ ...filled, [name]: value })
  await userEvent.click(submit())
  expect([onSubmit.mock.calls, errorOf(name)]).toEqual([[], key])
})
