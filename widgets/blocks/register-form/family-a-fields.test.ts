// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { loadCountries } from '#engine/forms/countries.ts'
import { formModel, outcomeOf } from '#testing/form-model.ts'
import { inApp } from '#testing/render.tsx'
import { registrationForm } from './registration.tsx'

type Permissions = Manifest['registration']['permissions']

const permissions = (cardId: Permissions['cardId'], city = false) => ({
  cardId,
  city,
  phone: { prefix: '+212', country: 'MA', confirm: false },
})

const hidden = { visible: false, required: false }
const shown = { visible: true, required: false }
const needed = { visible: true, required: true }
const ada = {
  name: 'Ada',
  surname: 'Lovelace',
  cardId: 'AB12',
  email: 'ada@mail.example',
  phone: '21612345678',
  country: 'TN',
  city: 'Sfax',
}

function formOf(own: ReturnType<typeof permissions>, typed: Partial<typeof ada> = {}) {
  const { stores } = inApp(null, { manifest: { registration: { family: 'a', permissions: own } } })
  return formModel(registrationForm(stores.manifest), stores, typed)
}

/** The message keys for these values. */
const messages = (own: ReturnType<typeof permissions>, changes: Partial<typeof ada>) =>
  outcomeOf(formOf(own, { ...ada, ...changes })).messages

const requestOf = (own: ReturnType<typeof permissions>, changes: Partial<typeof ada> = {}) =>
  outcomeOf(formOf(own, { ...ada, ...changes })).sent?.request

describe('family A', () => {
  it.each([
    [hidden, false, ['name', 'surname', 'email', 'phone', 'country']],
    [shown, false, ['name', 'surname', 'cardId', 'email', 'phone', 'country']],
    [needed, false, ['name', 'surname', 'cardId', 'email', 'phone', 'country']],
    [hidden, true, ['name', 'surname', 'email', 'phone', 'country', 'city']],
    [shown, true, ['name', 'surname', 'cardId', 'email', 'phone', 'country', 'city']],
  ])('with cardId %j and city %s has its fields in order', (cardId, city, names) => {
    const own = permissions(cardId, city)
    expect(formOf(own).shown.map(({ name }) => name)).toEqual(names)
    expect(Object.keys(requestOf(own)!)).toEqual(names)
  })

  it('validates all fields but the city; the first failing rule of each is reported', () => {
    const empty = { name: '', surname: '', cardId: '', email: '', phone: '', country: '', city: '' }
    const all = {
      name: 'error.field_is_empty',
      surname: 'error.field_is_empty',
      email: 'error.field_is_empty',
      phone: 'error.field_is_empty',
      country: 'error.field_is_empty',
    }
    expect(messages(permissions(shown, true), empty)).toEqual(all)
    expect(messages(permissions(needed, true), empty)).toEqual({ ...all, cardId: 'error.field_is_empty' })
    expect(messages(permissions(hidden, true), empty)).toEqual(all)
    expect(messages(permissions(needed, true), {})).toEqual({})
  })

  it.each([
    [{ name: 'A' }, { name: 'string_length_min_to_max' }],
    [{ surname: 'Love1ace' }, { surname: 'forbid_digits' }],
    [{ cardId: 'AB 12' }, { cardId: 'forbid_spaces' }],
    [{ email: 'ada' }, { email: 'incorrect_email' }],
    [{ phone: '+216' }, { phone: 'incorrect_phone' }],
    [{ city: ' 1 <b> ' }, {}],
  ])('reports for %j: %j', (changes, expected) => {
    expect(messages(permissions(needed, true), changes)).toEqual(expected)
  })

  it('starts with the prefix and the country of the manifest', () => {
    expect(formOf(permissions(shown)).store.values).toMatchObject({ phone: '+212', country: 'MA' })
  })

  it('sends the card number in lower case', () => {
    expect(requestOf(permissions(needed, true), { phone: '+21612345678' })).toEqual({
      ...ada,
      phone: '+21612345678',
      cardId: 'ab12',
    })
    expect(requestOf(permissions(hidden))).not.toHaveProperty('cardId')
  })

  it.each<[typed: Partial<typeof ada>, sent: Partial<typeof ada>]>([
    [{ phone: '+21612345678' }, { phone: '+21612345678' }],
    [{ phone: '21620123456' }, { phone: '+21620123456' }],
    [{ phone: '20123456' }, { phone: '+21620123456' }],
    [
      { phone: '20123456', country: 'EG' },
      { phone: '+2020123456', country: 'EG' },
    ],
    [
      { phone: '0612345678', country: 'MA' },
      { phone: '+212612345678', country: 'MA' },
    ],
    [
      { phone: '00216 20 123 456', country: 'MA' },
      { phone: '+21620123456', country: 'MA' },
    ],
    [
      { email: ' ada@mail.example\u200f', cardId: '\u2066AB12\u2069' },
      { email: 'ada@mail.example', cardId: 'ab12' },
    ],
  ])('sends for %j: %j', async (typed, sent) => {
    await loadCountries()
    expect(outcomeOf(formOf(permissions(needed, true), { ...ada, ...typed })).sent?.values).toMatchObject(sent)
  })

  it.each([
    ['+216201234567890', 'phone_too_long'],
    ['+21620123456O', 'phone_characters'],
    ['+0620123456', 'phone_country_code'],
  ])('sends nothing for the phone number %s, and says why', (phone, key) => {
    expect(messages(permissions(hidden), { phone })).toEqual({ phone: key })
  })
})
