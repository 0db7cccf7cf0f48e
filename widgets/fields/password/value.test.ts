// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { sentOf } from '#testing/sent-of.ts'

const password = { use: 'password', name: 'password', preset: 'password', required: true } as const

it.each([
  ['Secret-77', 'Secret-77'],
  ['\u200eSecret', '\u200eSecret'],
  ['۱۲۳۴', '۱۲۳۴'],
  ['ｐａｓｓ', 'ｐａｓｓ'],
  ['pass word', { password: 'forbid_spaces' }],
  [' pass', { password: 'forbid_spaces' }],
  ['p', { password: 'string_length_min_to_max' }],
  ['', { password: 'error.field_is_empty' }],
])('sends %j as %j', (typed, sent) => {
  expect(sentOf(password, typed)).toEqual(sent)
})

it('is compared with the first one as it was typed', () => {
  const again = { ...password, name: 'confirmPassword', sameAs: 'password' } as const
  const of = (typed: string) => sentOf(again, typed, { fields: [password], typed: { password: 'Secret-77' } })
  expect(of('Secret-77')).toBe('Secret-77')
  expect(of('secret-77')).toEqual({ confirmPassword: 'error.passwords_are_different' })
})
