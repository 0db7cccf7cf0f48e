import { describe, expect, it } from 'vitest'
import { FormStore } from '#engine/forms/form-store.ts'
import type { Manifest } from '#manifest'
import { familyBFields, familyBRegistration, familyBRules, type FamilyBValues } from './family-b-fields.ts'
import { latestBirthday } from './use-family-b-definitions.tsx'

type Settings = Manifest['registration']
type Permissions = Settings['permissions']

const bonus: Permissions['bonus'] = { default: 'sport', required: true, exclude: [], validated: true }
const asked = { visible: true, required: true }

const settings = ({ layout = 1, ...changes }: Partial<Permissions> & { layout?: 1 | 2 } = {}) =>
  ({
    family: 'b',
    layout,
    endpoint: 'betogol-signup',
    permissions: { birthday: asked, currency: true, bonus, ...changes },
  }) as unknown as Settings

const ada: FamilyBValues = {
  login: 'ada',
  birthday: '946684800000',
  password: 'secret-1',
  confirmPassword: 'secret-1',
  currency: 'EUR',
  referralCode: '',
  firstDepositBonus: 'sport',
  checkTerms: true,
}
const all = [
  'login',
  'birthday',
  'password',
  'confirmPassword',
  'currency',
  'referralCode',
  'firstDepositBonus',
  'checkTerms',
]
const without = (...names: string[]) => all.filter((name) => !names.includes(name))

/** The message keys for these values. */
function messages(own: Settings, changes: Partial<FamilyBValues>) {
  const form = new FormStore<FamilyBValues>({ ...ada, ...changes }, familyBRules(own))
  form.validate()
  return Object.fromEntries(Object.entries(form.messages).map(([name, message]) => [name, message?.key]))
}

describe('family B', () => {
  it.each([
    ['everything', {}, all],
    ['an optional birthday', { birthday: { visible: true, required: false } }, all],
    ['no birthday', { birthday: { visible: false, required: false } }, without('birthday')],
    ['no currency', { currency: false }, without('currency')],
    ['layout 2', { layout: 2 as const }, without('firstDepositBonus')],
    [
      'nothing but the needful',
      { layout: 2 as const, currency: false, birthday: { visible: false, required: false } },
      without('birthday', 'currency', 'firstDepositBonus'),
    ],
  ])('with %s has its fields in order', (_what, changes, names) => {
    expect(familyBFields(settings(changes)).map(({ name }) => name)).toEqual(names)
  })

  it.each([
    [{}, { birthday: '', currency: '', firstDepositBonus: '' as const }, ['birthday', 'currency', 'firstDepositBonus']],
    [{ birthday: { visible: true, required: false } }, { birthday: '' }, []],
    [{ birthday: { visible: false, required: false } }, { birthday: '' }, []],
    [{ currency: false }, { currency: '' }, []],
    [{ bonus: { ...bonus, required: false } }, { firstDepositBonus: '' as const }, []],
    [{ bonus: { ...bonus, validated: false } }, { firstDepositBonus: '' as const }, []],
    [{ layout: 2 as const }, { firstDepositBonus: '' as const }, []],
  ])('with %j reports empty fields of %j: %j', (changes, values, names) => {
    expect(messages(settings(changes), values)).toEqual(
      Object.fromEntries(names.map((name) => [name, 'error.field_is_empty'])),
    )
  })

  it.each([
    [{ login: 'a' }, { login: 'string_length_min_to_max' }],
    [{ login: 'a b' }, { login: 'forbid_spaces' }],
    [
      { password: '', confirmPassword: '' },
      { password: 'error.field_is_empty', confirmPassword: 'error.field_is_empty' },
    ],
    [{ confirmPassword: 'secret-2' }, { confirmPassword: 'error.passwords_are_different' }],
    [{ confirmPassword: 's' }, { confirmPassword: 'string_length_min_to_max' }],
    [{ checkTerms: false }, { checkTerms: 'must_be_true' }],
    [{ referralCode: ' ' }, {}],
  ])('reports for %j: %j', (changes, expected) => {
    expect(messages(settings(), changes)).toEqual(expected)
  })

  it('sends the permitted fields, the bonus in both layouts, and the affiliate’s values', () => {
    expect(familyBRegistration(ada, settings(), { apikey: 'k', subid: 's' })).toEqual({
      ...ada,
      apikey: 'k',
      subid: 's',
    })
    const least = settings({ layout: 2, currency: false, birthday: { visible: false, required: false } })
    const { birthday: _birthday, currency: _currency, ...rest } = ada
    expect(familyBRegistration({ ...ada, firstDepositBonus: 'slots' }, least, {})).toEqual({
      ...rest,
      firstDepositBonus: 'slots',
    })
  })
})

it.each([
  [new Date(2026, 10, 21), 18, new Date(2008, 10, 21)],
  [new Date(2028, 1, 29), 18, new Date(2010, 1, 28)],
  [new Date(2028, 1, 29), 20, new Date(2008, 1, 29)],
])('on %s the latest birthday for age %i is %s', (today, age, expected) => {
  expect(latestBirthday(today, age)).toEqual(expected)
})
