// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { sentOf } from '#testing/sent-of.ts'

it.each([
  [undefined, ' AB-12 ', 'AB-12'],
  [undefined, '۱۲۳۴', '1234'],
  [undefined, '\u2066AB12\u2069', 'AB12'],
  [undefined, 'ＡＢ１２', 'AB12'],
  [undefined, 'a b', { code: 'forbid_spaces' }],
  ['lower', 'AB12', 'ab12'],
  ['upper', 'ab12', 'AB12'],
  ['upper', '', ''],
] as const)('with case %s sends %j as %j', (written, typed, sent) => {
  expect(sentOf({ use: 'code', name: 'code', ...(written && { case: written }) }, typed)).toEqual(sent)
})

it.each([
  ['nsk-2040', 'NSK-2040'],
  ['nsk2040', { code: 'common:x' }],
])('a pattern checks %j in the case that is sent: %j', (typed, sent) => {
  const pattern = { matches: '[A-Z]{3}-[0-9]{4}', text: 'x' }
  expect(sentOf({ use: 'code', name: 'code', case: 'upper', pattern }, typed)).toEqual(sent)
})

it.each([
  ['123', '123'],
  ['١٢٣', '123'],
  ['12a', { code: 'only_digits' }],
  ['', ''],
])('of digits only, %j is %j', (typed, sent) => {
  expect(sentOf({ use: 'code', name: 'code', digits: true }, typed)).toEqual(sent)
})
