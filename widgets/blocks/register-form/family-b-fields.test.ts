// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { formModel, outcomeOf } from '#testing/form-model.ts'
import { inApp } from '#testing/render.tsx'
import type { Manifest } from '#manifest'
import { registrationForm } from './registration.tsx'

type Permissions = Manifest['registration']['permissions']

const bonus: Permissions['bonus'] = { default: 'sport', required: true, exclude: [], validated: true }
const asked = { visible: true, required: true }

type Changes = Partial<Permissions> & { layout?: 1 | 2 }

function formOf({ layout = 1, ...changes }: Changes, typed: Partial<typeof ada> = {}) {
  const permissions = { birthday: asked, currency: true, bonus, ...changes }
  const { stores } = inApp(null, { manifest: { registration: { family: 'b', layout, permissions } } })
  return formModel(registrationForm(stores.manifest), stores, typed)
}

const ada = {
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
const messages = (own: Changes, changes: Partial<typeof ada>) => outcomeOf(formOf(own, { ...ada, ...changes })).messages

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
    expect(formOf(changes).shown.map(({ name }) => name)).toEqual(names)
  })

  it.each([
    [{}, { birthday: '', currency: '', firstDepositBonus: '' }, ['birthday', 'currency', 'firstDepositBonus']],
    [{ birthday: { visible: true, required: false } }, { birthday: '' }, []],
    [{ birthday: { visible: false, required: false } }, { birthday: '' }, []],
    [{ currency: false }, { currency: '' }, []],
    [{ bonus: { ...bonus, required: false } }, { firstDepositBonus: '' }, []],
    [{ bonus: { ...bonus, validated: false } }, { firstDepositBonus: '' }, []],
    [{ layout: 2 as const }, { firstDepositBonus: '' }, []],
  ])('with %j reports empty fields of %j: %j', (changes, values, names) => {
    expect(messages(changes, values)).toEqual(Object.fromEntries(names.map((name) => [name, 'error.field_is_empty'])))
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
    expect(messages({}, changes)).toEqual(expected)
  })

  it('sends the permitted fields, and the bonus in both layouts', () => {
    const least = { layout: 2 as const, currency: false, birthday: { visible: false, required: false } }
    const { birthday: _birthday, currency: _currency, ...rest } = ada
    expect(outcomeOf(formOf({}, ada)).sent?.request).toEqual(ada)
    expect(outcomeOf(formOf(least, { ...ada, firstDepositBonus: 'slots' })).sent?.request).toEqual({
      ...rest,
      firstDepositBonus: 'slots',
    })
  })
})
