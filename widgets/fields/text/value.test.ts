// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { sentOf } from '#testing/sent-of.ts'

it.each([
  ['Calle Mayor 1', 'Calle Mayor 1'],
  ['  Sfax\u00a0', 'Sfax'],
  ['\u200eأحمد\u200f', 'أحمد'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['Zoe\u0308', 'Zoe\u0308'],
  ['   ', ''],
])('reads %j as %j', (typed, sent) => {
  expect(sentOf({ use: 'text', name: 'city' }, typed)).toBe(sent)
})

it.each([
  ['O’Brien-Smith', 'O’Brien-Smith'],
  ['Nguyễn', 'Nguyễn'],
  ['', { name: 'error.field_is_empty' }],
  [' Ana', { name: 'forbid_spaces_on_edge' }],
  ['Ana2', { name: 'forbid_digits' }],
  ['A', { name: 'string_length_min_to_max' }],
  ['Ana<b>', { name: 'forbid_special_characters' }],
])('checks the name %j of a person as the specification does: %j', (typed, sent) => {
  expect(sentOf({ use: 'text', name: 'name', preset: 'person-name', required: true }, typed)).toEqual(sent)
})

it.each([
  ['', ''],
  ['ABC-12', 'ABC-12'],
  ['ABC-123', { badge: 'common:x' }],
  ['xABC-12', { badge: 'common:x' }],
])('checks %j by the whole pattern, with its own text: %j', (typed, sent) => {
  const pattern = { matches: '[A-Z]{3}-\\d\\d', text: 'x' }
  expect(sentOf({ use: 'text', name: 'badge', pattern }, typed)).toEqual(sent)
})

it.each([
  ['2', '2'],
  ['1', { count: 'number_min_to_max' }],
  ['9', { count: 'number_min_to_max' }],
  ['two', { count: 'number_min_to_max' }],
  ['', ''],
])('checks %j by limits: %j', (typed, sent) => {
  expect(sentOf({ use: 'text', name: 'count', range: { min: 2, max: 8 } }, typed)).toEqual(sent)
})

it.each([
  ['red', 'red'],
  [' red ', 'red'],
  ['Red', { colour: 'invalid_string' }],
])('takes one of a list for %j: %j', (typed, sent) => {
  expect(sentOf({ use: 'text', name: 'colour', oneOf: ['red', 'green'] }, typed)).toEqual(sent)
})
