import { describe, expect, it } from 'vitest'
import { FormStore } from '#engine/forms/form-store.ts'
import type { Manifest } from '#manifest'
import { loadCountries } from '#engine/forms/countries.ts'
import {
  familyAFields,
  familyAInitial,
  familyAParsers,
  familyARegistration,
  familyARules,
  type FamilyAValues,
} from './family-a-fields.ts'

type Permissions = Manifest['registration']['permissions']

const permissions = (cardId: Permissions['cardId'], city = false) =>
  ({ cardId, city, phone: { prefix: '+212', country: 'MA', confirm: false } }) as Permissions

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

const formOf = (own: Permissions, changes: Partial<FamilyAValues>) =>
  new FormStore<FamilyAValues>({ ...ada, ...changes }, familyARules(own), familyAParsers(own))

/** The message keys for these values. */
function messages(own: Permissions, changes: Partial<typeof ada>) {
  const form = formOf(own, changes)
  form.validate()
  return Object.fromEntries(Object.entries(form.messages).map(([name, message]) => [name, message?.key]))
}

describe('family A', () => {
  it.each([
    [hidden, false, ['name', 'surname', 'email', 'phone', 'country']],
    [shown, false, ['name', 'surname', 'cardId', 'email', 'phone', 'country']],
    [needed, false, ['name', 'surname', 'cardId', 'email', 'phone', 'country']],
    [hidden, true, ['name', 'surname', 'email', 'phone', 'country', 'city']],
    [shown, true, ['name', 'surname', 'cardId', 'email', 'phone', 'country', 'city']],
  ])('with cardId %j and city %s has its fields in order', (cardId, city, names) => {
    const own = permissions(cardId, city)
    expect(familyAFields(own).map(({ name }) => name)).toEqual(names)
    expect(Object.keys(familyARegistration(ada, own))).toEqual(names)
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
    expect(familyAInitial(permissions(shown))).toMatchObject({ phone: '+212', country: 'MA' })
  })

  it('sends the card number in lower case', () => {
    expect(familyARegistration(ada, permissions(needed, true))).toEqual({ ...ada, cardId: 'ab12' })
    expect(familyARegistration(ada, permissions(hidden))).not.toHaveProperty('cardId')
  })

  it.each<[typed: Partial<FamilyAValues>, sent: Partial<FamilyAValues>]>([
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
      { email: 'ada@mail.example', cardId: 'AB12' },
    ],
  ])('sends for %j: %j', async (typed, sent) => {
    await loadCountries()
    let values: FamilyAValues | undefined
    formOf(permissions(needed, true), typed).validate((valid) => (values = valid))
    expect(values).toMatchObject(sent)
  })

  it.each([
    ['+216201234567890', 'phone_too_long'],
    ['+21620123456O', 'phone_characters'],
    ['+0620123456', 'phone_country_code'],
  ])('sends nothing for the phone number %s, and says why', (phone, key) => {
    expect(messages(permissions(hidden), { phone })).toEqual({ phone: key })
  })
})
