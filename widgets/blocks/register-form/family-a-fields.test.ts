import { describe, expect, it } from 'vitest'
import { FormStore } from '#engine/forms/form-store.ts'
import type { Manifest } from '#manifest'
import { changePrefix, familyAFields, familyAInitial, familyARegistration, familyARules } from './family-a-fields.ts'

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

/** The message keys for these values. */
function messages(own: Permissions, changes: Partial<typeof ada>) {
  const form = new FormStore({ ...ada, ...changes }, familyARules(own))
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

  it('sends the card number in lower case and the phone number with a leading plus', () => {
    expect(familyARegistration(ada, permissions(needed, true))).toEqual({
      ...ada,
      cardId: 'ab12',
      phone: '+21612345678',
    })
    expect(familyARegistration({ ...ada, phone: '+21612345678' }, permissions(hidden))).not.toHaveProperty('cardId')
  })
})

it.each([
  ['+212', '+212', '+221', '+221'],
  ['+212612345', '+212', '+33', '+33612345'],
  ['', '+212', '+33', '+33'],
  ['612345', '+212', '+33', '+33612345'],
  ['+33612345', '+212', '+33', '+33612345'],
  ['+49612345', '+212', '+33', '+33'],
])('changes %j from prefix %j to %j: %j', (phone, former, prefix, expected) => {
  expect(changePrefix(phone, former, prefix)).toBe(expected)
})
