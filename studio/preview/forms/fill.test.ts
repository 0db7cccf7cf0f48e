// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest'
import { loadCountries } from '../../../engine/forms/countries.ts'
import { formModel } from '../../../testing/form-model.ts'
import { inApp } from '../../../testing/render.tsx'
import type { Field } from '../../../schemas/generated/manifest.ts'
import { fillOne, fillOthers, fulfil, spoil } from './fill.ts'

const { stores } = inApp(null)
const never = () => false

beforeAll(loadCountries)

const model = (...fields: Field[]) => formModel({ fields }, stores)
const valueOf = (form: ReturnType<typeof model>, { name }: Field) => form.store.values[name]

const fields: Field[] = [
  { use: 'text', name: 'nickname', required: true, length: { min: 12, max: 14 } },
  { use: 'text', name: 'given', required: true, preset: 'person-name' },
  { use: 'text', name: 'weight', required: true, range: { min: 40, max: 60 } },
  { use: 'text', name: 'size', required: true, oneOf: ['large'] },
  { use: 'code', name: 'card', required: true, digits: true },
  { use: 'email', name: 'email', required: true, preset: 'email' },
  { use: 'phone', name: 'phone', required: true, preset: 'phone-with-plus', maxCharacters: 13 },
  { use: 'country', name: 'nationality', required: true, countries: ['BR'] },
  { use: 'date', name: 'since', required: true, earliest: '2020-01-01', latest: '2020-12-31' },
  { use: 'password', name: 'secret', required: true, preset: 'password' },
  { use: 'amount', name: 'sum', required: true },
  { use: 'national-number', name: 'cpf', required: true, country: 'BR' },
  { use: 'national-number', name: 'fiscal', required: true, country: 'IT' },
  { use: 'address', name: 'postcode', required: true, part: 'postcode', country: 'BR' },
  { use: 'select', name: 'gender', required: true, options: [{ value: 'x', label: 'page.MAIN' }] },
  { use: 'checkbox', name: 'news', required: true },
  { use: 'agreement', name: 'terms', required: true },
]

it.each(fields)(
  'fills in a $use called $name by the rules of the field, and finds a value that they refuse',
  async (field) => {
    const form = model(field)
    expect(await fillOne(form, field)).toBe(true)
    expect(form.store.findingsOf([field.name])).toEqual({})
    expect(valueOf(form, field)).not.toBe('')
    expect(await spoil(form, field, never)).toBe(true)
    expect(form.store.findingsOf([field.name])).not.toEqual({})
  },
)

it('says when no sample is right, and when nothing is wrong, and then leaves the value', async () => {
  const odd: Field = { use: 'text', name: 'odd', pattern: { matches: 'q{7}', text: 'page.MAIN' } }
  const form = model(odd, { use: 'text', name: 'free' })
  expect(await fillOne(form, odd)).toBe(false)
  expect(valueOf(form, odd)).toBe('')
  expect(await spoil(form, { use: 'text', name: 'free' }, never)).toBe(false)
})

it('finds another value than the one that is there', async () => {
  const [nickname] = fields as [Field]
  const form = model(nickname)
  await fillOne(form, nickname)
  const first = valueOf(form, nickname)
  expect(await fillOne(form, nickname, true)).toBe(true)
  expect(valueOf(form, nickname)).not.toBe(first)
})

it('fulfils the conditions of a field, and fills in the others', async () => {
  const bank: Field = { use: 'text', name: 'bank', required: true, visible: [{ field: 'kind', in: ['b'] }] }
  const repeated: Field = { use: 'password', name: 'again', required: true, sameAs: 'secret' }
  const kind: Field = { use: 'select', name: 'kind', options: [{ value: 'a', label: 'page.MAIN' }] }
  const form = model(kind, { use: 'password', name: 'secret', required: true }, repeated, bank)
  expect(form.shown.map(({ name }) => name)).not.toContain('bank')
  fulfil(bank, form)
  expect(form.shown.map(({ name }) => name)).toContain('bank')
  await fillOthers(form, bank)
  expect(Object.keys(form.store.findings)).toEqual(['bank'])
  expect(form.store.values.again).toBe(form.store.values.secret)
})
