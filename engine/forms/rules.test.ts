import { describe, expect, it } from 'vitest'
import {
  compare,
  decimals,
  length,
  matches,
  matchesNot,
  mustBeFalse,
  mustBeTrue,
  noSpaces,
  noSpacesOnEdge,
  optional,
  range,
  required,
  sameAs,
  type Message,
  type Rule,
} from './rules.ts'

const long = (size: number) => 'x'.repeat(size)
const passes = null

/** A rule, its expected message, and values. */
type Row<Value> = [name: string, rule: Rule<Value>, said: Message | null, ...values: Value[]]

const check = <Value>(rows: Row<Value>[]) =>
  it.each(rows.flatMap(([name, rule, said, ...values]) => values.map((value) => ({ name, rule, said, value }))))(
    '$name: $value',
    ({ rule, said, value }) => {
      expect(rule(value, {})).toEqual(said)
    },
  )

const between = length({ min: 2, max: 180 })
const atLeast = length({ min: 2 })
const atMost = length({ max: 180 })

describe('text rules', () => {
  check<string>([
    ['required', required, { key: 'error.field_is_empty' }, ''],
    ['required', required, passes, ' ', '0', 'x'],
    [
      'length 2 to 180',
      between,
      { key: 'string_length_min_to_max', parameters: { min: 2, max: 180 } },
      '',
      'x',
      long(181),
    ],
    ['length 2 to 180', between, passes, 'xx', long(180)],
    [
      'length counts characters',
      between,
      { key: 'string_length_min_to_max', parameters: { min: 2, max: 180 } },
      '😀',
      '😀'.repeat(181),
    ],
    ['length counts characters', between, passes, '😀😀', '😀'.repeat(180)],
    ['length from 2', atLeast, { key: 'string_length_min', parameters: { min: 2 } }, 'x'],
    ['length from 2', atLeast, passes, 'xx', long(1000)],
    ['length to 180', atMost, { key: 'string_length_max', parameters: { max: 180 } }, long(181)],
    ['length to 180', atMost, passes, '', long(180)],
    ['no spaces', noSpaces, { key: 'forbid_spaces' }, ' ', 'a b', ' ab', 'ab ', 'a\tb', 'a\u00a0b', 'a\u3000b'],
    ['no spaces', noSpaces, passes, '', 'ab', 'a_b'],
    ['no spaces on the edge', noSpacesOnEdge, { key: 'forbid_spaces_on_edge' }, ' a', 'a ', ' ', '\u00a0a'],
    ['no spaces on the edge', noSpacesOnEdge, passes, '', 'a', 'a b'],
    ['matches', matches(/^a+$/), { key: 'invalid_string' }, '', 'b', 'ab', 'a\n'],
    ['matches', matches(/^a+$/), passes, 'a', 'aa'],
    ['matches, with a key', matches(/a/, 'incorrect_email'), { key: 'incorrect_email' }, 'b'],
    ['matchesNot', matchesNot(/a/), { key: 'invalid_string' }, 'a', 'bab'],
    ['matchesNot', matchesNot(/a/), passes, '', 'b'],
    ['matchesNot, with a key', matchesNot(/a/, 'forbid_digits'), { key: 'forbid_digits' }, 'a'],
    ['optional', optional([between])[0]!, passes, '', 'xx'],
    ['optional', optional([between])[0]!, { key: 'string_length_min_to_max', parameters: { min: 2, max: 180 } }, 'x'],
  ])

  it('gives the same result each time, whatever the pattern’s flags', () => {
    const rule = matches(/a/g)
    expect([rule('a', {}), rule('a', {}), rule('a', {})]).toEqual([null, null, null])
  })

  it('compares two fields', () => {
    const values = { password: 'secret' }
    expect(sameAs('password')('secret', values)).toBeNull()
    expect(sameAs('password')('Secret', values)).toEqual({ key: 'values_are_different' })
    expect(sameAs('password', 'error.passwords_are_different')('', values)).toEqual({
      key: 'error.passwords_are_different',
    })
  })
})

const noNumber = ['', ' ', '.', 'abc', '1,5', '1e3', '0x10', 'Infinity', 'NaN', '1.2.3', '--1', ' 5']
const million = { min: 1, max: 1_000_000 }
const about = (number: number) => ({ parameters: { number } })

describe('number rules', () => {
  check<string>([
    [
      '1 to 1,000,000',
      range(million),
      { key: 'number_min_to_max', parameters: million },
      '0',
      '0.99',
      '1000000.01',
      '-1',
      ...noNumber,
    ],
    ['1 to 1,000,000', range(million), passes, '1', '1.00', '01', '1.', '500.5', '1000000', '1000000.00'],
    ['from 0', range({ min: 0 }), { key: 'number_min', parameters: { min: 0 } }, '-0.01', ...noNumber],
    ['from 0', range({ min: 0 }), passes, '0', '.5', '999999999'],
    ['to 10', range({ max: 10 }), { key: 'number_max', parameters: { max: 10 } }, '10.01', ...noNumber],
    ['to 10', range({ max: 10 }), passes, '10', '-999'],
    ['0 to 10', range({ min: 0, max: 10 }), { key: 'number_min_to_max', parameters: { min: 0, max: 10 } }, '-1', '11'],
    ['2 decimals', decimals(2), { key: 'digits_after_decimal_greater', ...about(2) }, '1.234', '.001', '1.100'],
    ['2 decimals', decimals(2), passes, '', '1', '1.', '1.2', '1.23', '.25'],
    ['0 decimals', decimals(0), { key: 'digits_after_decimal_greater', ...about(0) }, '1.2'],
    ['0 decimals', decimals(0), passes, '1', '12'],
    ['equal', compare('equal', 5), { key: 'amount_equal', ...about(5) }, '4.99', '5.01', ...noNumber],
    ['equal', compare('equal', 5), passes, '5', '5.0'],
    ['less', compare('less', 5), { key: 'amount_less', ...about(5) }, '5', '5.01', ...noNumber],
    ['less', compare('less', 5), passes, '4.99', '-5'],
    ['less or equal', compare('less_equal', 5), { key: 'amount_less_equal', ...about(5) }, '5.01', ...noNumber],
    ['less or equal', compare('less_equal', 5), passes, '5', '4.99'],
    ['more', compare('greater', 5), { key: 'amount_greater', ...about(5) }, '5', '4.99', ...noNumber],
    ['more', compare('greater', 5), passes, '5.01'],
    ['more or equal', compare('greater_equal', 5), { key: 'amount_greater_equal', ...about(5) }, '4.99', ...noNumber],
    ['more or equal', compare('greater_equal', 5), passes, '5', '5.01'],
    ['not equal', compare('not_equal', 5), { key: 'amount_not_equal', ...about(5) }, '5', '5.00', ...noNumber],
    ['not equal', compare('not_equal', 5), passes, '4.99', '5.01'],
  ])
})

describe('boolean rules', () => {
  check<boolean>([
    ['must be true', mustBeTrue, { key: 'must_be_true' }, false],
    ['must be true', mustBeTrue, passes, true],
    ['must be false', mustBeFalse, { key: 'must_be_false' }, true],
    ['must be false', mustBeFalse, passes, false],
  ])
})
