// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { Field } from '#manifest'
import { inApp } from '#testing/render.tsx'
import { sentOf } from '#testing/sent-of.ts'
import { isRequired } from '../field-value.ts'

const text = (rules: Partial<Field>) => ({ use: 'text', name: 'x', ...rules }) as Field
const ofX = (key: string) => ({ x: key })

describe('the rules of a field', () => {
  it.each([
    ['nothing', {}, '', ''],
    ['required, empty', { required: true }, '', ofX('error.field_is_empty')],
    ['required, spaces', { required: true }, '  ', ofX('error.field_is_empty')],
    ['a length', { length: { min: 2, max: 3 } }, 'abcd', ofX('string_length_min_to_max')],
    ['a least length', { length: { min: 2 } }, 'a', ofX('string_length_min')],
    ['a length, empty', { length: { min: 2 } }, '', ''],
    ['a length of characters that are two units', { length: { max: 2 } }, '😀😀', '😀😀'],
    ['a preset that is not required, empty', { preset: 'login' }, '', ''],
    ['a preset that is not required', { preset: 'login' }, 'a b', ofX('forbid_spaces')],
    ['a phone without a plus', { preset: 'phone-without-plus' }, '+4612345678', ofX('incorrect_phone_not_plus')],
    ['a phone without a plus', { preset: 'phone-without-plus' }, '4612345678', '4612345678'],
    ['a preset before limits', { preset: 'login', length: { min: 5 } }, 'a b', ofX('forbid_spaces')],
    ['limits after a preset', { preset: 'login', length: { min: 5 } }, 'abc', ofX('string_length_min')],
    ['a pattern of a whole value', { pattern: { matches: 'a|b', text: 'user:t' } }, 'ab', ofX('user:t')],
    ['a pattern with a character of two units', { pattern: { matches: '.', text: 'user:t' } }, '😀', '😀'],
  ] as [string, Partial<Field>, string, unknown][])('%s: %j', (_what, rules, typed, sent) => {
    expect(sentOf(text(rules), typed)).toEqual(sent)
  })

  it('says of another text that it differs, even where it is empty', () => {
    const of = (typed: string) =>
      sentOf(text({ sameAs: 'y' }), typed, { fields: [text({ name: 'y' })], typed: { y: 'a' } })
    expect(of('a')).toBe('a')
    expect(of('')).toEqual(ofX('values_are_different'))
  })
})

it.each([
  [{ permission: 'birthday', required: false }, { birthday: { visible: true, required: true } }, true],
  [{ permission: 'birthday', required: true }, { birthday: { visible: true, required: false } }, false],
  [{ permission: 'city', required: true }, { city: true }, true],
  [{ required: true }, {}, true],
  [{}, {}, false],
] as [Partial<Field>, object, boolean][])(
  '%j with the permissions %j is required: %s',
  (field, permissions, expected) => {
    const { stores } = inApp(null, { manifest: { registration: { permissions } } })
    expect(isRequired(text(field), stores.manifest.registration.permissions)).toBe(expected)
  },
)
