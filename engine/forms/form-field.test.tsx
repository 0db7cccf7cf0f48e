// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import { registry } from '../../widgets/registry.ts'
import { RegistryContext } from '../shell/registry-context.ts'
import { errorOf, fieldOf, showForm } from '#testing/forms.tsx'
import { loadCountryNames } from './countries.ts'
import type { FieldDefinition } from './field.ts'
import { FormStore } from './form-store.ts'
import { Form } from './form.tsx'
import { mustBeTrue, required, type Rule } from './rules.ts'

// Preload, so that no test waits for it.
beforeAll(() => loadCountryNames())

const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

describe('a text field', () => {
  it('applies the input attributes of its definition', async () => {
    showForm([
      {
        name: 'city',
        kind: 'text',
        label: 'City',
        autoComplete: 'address-level2',
        disabled: true,
        end: 'km',
      },
    ])
    const city = await input('City')
    expect([city.name, city.autocomplete, city.disabled]).toEqual(['city', 'address-level2', true])
    expect(fieldOf('city').textContent).toBe('Citykm')
  })
})

describe('an email field', () => {
  it('keeps every character, unlike a browser’s email input', async () => {
    const { form } = showForm([{ name: 'email', kind: 'email', label: 'Email' }])
    const email = await input('Email')
    expect([email.type, email.inputMode]).toEqual(['text', 'email'])
    await userEvent.type(email, ' a@b.co ')
    expect(form.values.email).toBe(' a@b.co ')
  })
})

describe('a password field', () => {
  it('is hidden until its switch is pressed, and keeps its value', async () => {
    showForm([{ name: 'password', kind: 'password', label: 'Password', autoComplete: 'new-password' }])
    const password = await input('Password')
    await userEvent.type(password, 'secret')
    expect(password.type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect([password.type, password.value]).toEqual(['text', 'secret'])
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password.type).toBe('password')
  })
})

describe('a checkbox', () => {
  const terms: FieldDefinition = {
    name: 'terms',
    kind: 'checkbox',
    label: (
      <>
        I agree to the <a href="#terms">terms</a>
      </>
    ),
  }

  it('is toggled by its label and reports it', async () => {
    const { form } = showForm([terms])
    const box = screen.getByRole('checkbox', { name: 'I agree to the terms' })
    await userEvent.click(screen.getByText('I agree to the'))
    expect([form.values.terms, box.matches(':checked')]).toEqual([true, true])
    await userEvent.click(box)
    expect(form.values.terms).toBe(false)
  })

  it('is not toggled by the link in its label', () => {
    const { form } = showForm([terms])
    fireEvent.click(screen.getByRole('link', { name: 'terms' }))
    expect(form.values.terms).toBe(false)
  })

  it('shows its message when it is the first that a submit finds wrong, and its icon hides it and shows it', async () => {
    const { submit } = showForm([terms], { rules: { terms: [mustBeTrue as unknown as Rule<string>] } })
    await userEvent.click(submit())
    expect(errorOf('terms')).toBe('must_be_true')
    const message = document.getElementById(screen.getByRole('checkbox').getAttribute('aria-describedby')!)!
    const icon = screen.getByRole('button', { name: 'Show the error in this field' })
    expect(message.className).not.toBe('visually-hidden')
    await userEvent.click(icon)
    expect(message.className).toBe('visually-hidden')
    await userEvent.click(submit())
    expect(message.className).not.toBe('visually-hidden')
  })
})

describe('a select', () => {
  const currency: FieldDefinition = {
    name: 'currency',
    kind: 'select',
    label: 'Currency',
    options: [
      { value: 'TND', label: 'Tunisian dinar' },
      { value: 'EUR', label: 'Euro' },
    ],
  }

  it('offers its options, with none chosen at first', async () => {
    const { form, submit } = showForm([currency], { rules: { currency: [required] } })
    const select = await screen.findByRole('combobox', { name: 'Currency' })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose',
      'Tunisian dinar',
      'Euro',
    ])
    await userEvent.click(submit())
    expect([errorOf('currency'), document.activeElement]).toEqual(['error.field_is_empty', select])
    await userEvent.selectOptions(select, 'Euro')
    expect(form.values.currency).toBe('EUR')
  })

  it('adds no empty option if the definition has one', async () => {
    showForm([{ ...currency, options: [{ value: '', label: 'None' }, ...currency.options!] }])
    await screen.findByRole('combobox')
    expect(screen.getAllByRole('option')[0]?.textContent).toBe('None')
    expect(screen.getAllByRole('option')).toHaveLength(3)
  })
})

describe('a field whose kind is loaded on demand', () => {
  it('shows a placeholder with its label while loading', async () => {
    let resolve!: () => void
    const loaded = new Promise<void>((end) => (resolve = end))
    const country: typeof registry.fields.country = () => loaded.then(registry.fields.country)
    const form = new FormStore({ country: '' }, {})
    renderWidget(
      <RegistryContext value={{ ...registry, fields: { ...registry.fields, country } }}>
        <Form
          name="register"
          form={form}
          fields={[{ name: 'country', kind: 'country', label: 'Country' }]}
          submit="Register"
          onSubmit={async () => {}}
        />
      </RegistryContext>,
    )
    const place = screen.getByLabelText<HTMLInputElement>('Country')
    expect([place.disabled, place.getAttribute('role')]).toEqual([true, null])
    resolve()
    expect(await screen.findByRole('combobox', { name: 'Country' })).toBeTruthy()
    await act(async () => {})
    expect(document.querySelectorAll('[data-field="country"]')).toHaveLength(1)
  })
})
