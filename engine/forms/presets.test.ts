import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FormStore } from '#engine/forms/form-store.ts'
import { amount, email, login, password, personName, phoneWithoutPlus, phoneWithPlus } from './presets.ts'

const presets = { login, password, email, phoneWithPlus, phoneWithoutPlus, personName, amount }

const digits = (count: number) => '1234567890123456789012345'.slice(0, count)
const long = (size: number) => 'x'.repeat(size)

/** Preset, message key (undefined if the values pass), and values. */
const rows: [preset: keyof typeof presets, key: string | undefined, values: string[]][] = [
  ...(['login', 'password'] as const).flatMap((preset): typeof rows => [
    [preset, undefined, ['ab', long(180), 'ميم', 'p@ss"<b>', '<script>']],
    [preset, 'error.field_is_empty', ['']],
    [preset, 'string_length_min_to_max', ['a', ' ', long(181), `a ${long(180)}`]],
    [preset, 'forbid_spaces', ['a b', ' ab', 'ab ', 'a\tb']],
  ]),
  [
    'email',
    undefined,
    ['a@b.co', 'first.last+tag@mail.example.com', 'имя@почта.рф', "o'neil@example.ie", 'a@b-c.travel'],
  ],
  ['email', 'error.field_is_empty', ['']],
  [
    'email',
    'incorrect_email',
    [
      'a',
      '@',
      'a@',
      '@b.co',
      'a@b',
      'a@b.c',
      'a@b.co.',
      'a@.co',
      'a@b..co',
      'a@@b.co',
      'a b@c.co',
      ' a@b.co',
      'a@b.co ',
      'a@b.co\n',
      'Ada <a@b.co>',
      'a@b.co,c@d.co',
    ],
  ],
  ['phoneWithPlus', undefined, [digits(7), digits(20), `+${digits(7)}`, `+${digits(20)}`, '+21650123456']],
  ['phoneWithPlus', 'error.field_is_empty', ['']],
  [
    'phoneWithPlus',
    'incorrect_phone',
    [
      '+',
      digits(6),
      digits(21),
      `+${digits(6)}`,
      `+${digits(21)}`,
      '++1234567',
      '1234567+',
      '123 4567',
      '123-4567',
      '١٢٣٤٥٦٧',
      'phone12',
    ],
  ],
  ['phoneWithoutPlus', undefined, [digits(7), digits(20)]],
  ['phoneWithoutPlus', 'incorrect_phone_not_plus', ['', digits(6), digits(21), `+${digits(7)}`, '123 4567']],
  [
    'personName',
    undefined,
    [
      'Al',
      long(180),
      'Jean-Paul',
      "O'Neil",
      'N’Golo',
      'Anne Marie',
      'محمد',
      'علی‌رضا',
      'Şükrü',
      'Zoë',
      'J. R.',
      'Oʻtkir',
    ],
  ],
  ['personName', 'error.field_is_empty', ['']],
  ['personName', 'string_length_min_to_max', ['A', ' ', long(181)]],
  ['personName', 'forbid_spaces_on_edge', [' Al', 'Al ', '\u00a0Al']],
  ['personName', 'forbid_special_characters', ['Al!', 'A@l', 'A_l', 'A/l', '<Al>', 'Al😀', 'A\tl', 'A1!']],
  ['personName', 'forbid_digits', ['Al1', '2Al', 'Al٣']],
  ['amount', undefined, ['1', '1.0', '1.23', '999999.99', '1000000', '1000000.00']],
  ['amount', 'number_min_to_max', ['', '0', '0.99', '1000000.01', '-5', 'abc', '1e3']],
  ['amount', 'digits_after_decimal_greater', ['1.234', '1.000', '1.0000000000000000001', '999999.999']],
]

const messageOf = (preset: keyof typeof presets, value: string) => {
  const form = new FormStore({ value }, { value: presets[preset] })
  form.validate()
  return form.messages.value
}

describe.each(rows)('%s, %s', (preset, key, values) => {
  it.each(values)('%j', (value) => {
    expect(messageOf(preset, value)?.key).toBe(key)
  })
})

describe('messages', () => {
  it('name the limits', () => {
    expect(messageOf('login', 'a')?.parameters).toEqual({ min: 2, max: 180 })
    expect(messageOf('amount', '0')?.parameters).toEqual({ min: 1, max: 1_000_000 })
    expect(messageOf('amount', '1.234')?.parameters).toEqual({ number: 2 })
  })

  it('have a text for each key of spec §8', () => {
    const texts = JSON.parse(readFileSync('public/locales/en/errors.json', 'utf8'))
    const find = (key: string) => key.split('.').reduce((branch, part) => branch?.[part], texts)
    const textOf = (key: string) => find(key) ?? find(`${key}_other`)
    const keys = [
      'error.field_is_empty',
      'string_length_min_to_max',
      'string_length_min',
      'string_length_max',
      'incorrect_email',
      'incorrect_phone',
      'incorrect_phone_not_plus',
      'forbid_special_characters',
      'forbid_digits',
      'forbid_spaces',
      'forbid_spaces_on_edge',
      'invalid_string',
      'values_are_different',
      'number_min_to_max',
      'number_min',
      'number_max',
      'digits_after_decimal_greater',
      'amount_equal',
      'amount_less',
      'amount_less_equal',
      'amount_greater',
      'amount_greater_equal',
      'amount_not_equal',
      'must_be_true',
      'must_be_false',
      'error.passwords_are_different',
    ]
    expect(keys.filter((key) => typeof textOf(key) !== 'string')).toEqual([])
  })
})
