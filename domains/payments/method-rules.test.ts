import { describe, expect, it } from 'vitest'
import type { PaymentField } from '#api'
import type { Rule } from '#engine/forms/rules.ts'
import { amountRules, fieldDefinition, fieldParser, fieldRules } from './method-rules.ts'
import type { Method } from './payment-method-store.ts'
import { quickAmounts } from './quick-amounts.ts'

const method = (changes: Partial<Method>): Method => ({
  id: 'card',
  name: 'Card',
  image: '/card.svg',
  direction: 'deposit',
  kind: 'card',
  currency: 'EUR',
  min: 10,
  max: 5000,
  fee: { percent: 0, fixed: 0 },
  fields: [],
  ...changes,
})
const field = (changes: Partial<PaymentField>): PaymentField => ({
  name: 'account',
  kind: 'text',
  label: 'Account',
  required: true,
  ...changes,
})
const first = (rules: readonly Rule<string>[], value: string) =>
  rules.map((rule) => rule(value, {})).find(Boolean) ?? null

describe('an amount', () => {
  it.each([
    ['9.99', { min: 10, max: 5000 }, 'number_min_to_max'],
    ['5000.01', { min: 10, max: 5000 }, 'number_min_to_max'],
    ['', { min: 10, max: 5000 }, 'number_min_to_max'],
    ['10.001', { number: 2 }, 'digits_after_decimal_greater'],
  ])('%s is outside the method’s limits', (value, parameters, key) => {
    expect(
      first(
        amountRules(method({}), () => 0),
        value,
      ),
    ).toEqual({ key, parameters })
  })

  it('is never allowed beyond the preset’s limits', () => {
    const rules = amountRules(method({ min: 0.1, max: 5e6 }), () => 0)
    expect(first(rules, '0.5')).toEqual({ key: 'number_min_to_max', parameters: { min: 1, max: 1_000_000 } })
    expect(first(rules, '1000000')).toBeNull()
  })

  it('has at most the decimals of its currency, and never more than two', () => {
    expect(
      first(
        amountRules(method({ currency: 'XOF' }), () => 0),
        '500.5',
      ),
    ).toMatchObject({ parameters: { number: 0 } })
    expect(
      first(
        amountRules(method({ currency: 'TND' }), () => 0),
        '50.125',
      ),
    ).toMatchObject({ parameters: { number: 2 } })
  })

  it('of a withdrawal is within the current balance', () => {
    let balance = 20
    const rules = amountRules(method({ direction: 'withdrawal' }), () => balance)
    expect(first(rules, '20.01')).toEqual({ key: 'amount_less_equal', parameters: { number: 20 } })
    balance = 30
    expect(first(rules, '20.01')).toBeNull()
  })
})

/** The value that is sent, or the key of the message. */
function read(asked: PaymentField, text: string, prefix?: string) {
  const parsed = fieldParser(asked, prefix)(text, {})
  if ('message' in parsed) return parsed.message.key
  return first(fieldRules(asked), parsed.value)?.key ?? parsed.value
}

describe('a method’s own field', () => {
  it.each([
    [field({}), '', 'error.field_is_empty'],
    [field({ required: false }), '', undefined],
    [field({}), ' ', 'error.field_is_empty'],
    [field({ kind: 'digits' }), '12a', 'invalid_string'],
    [field({ kind: 'digits', pattern: '[0-9]{8}', maxLength: 8 }), ' 4242-٤٢42 ', undefined],
    [field({ kind: 'digits', required: false, minLength: 4 }), '123', 'string_length_min'],
    [field({ kind: 'email' }), 'a@b', 'incorrect_email'],
    [field({ kind: 'phone' }), '+12', 'incorrect_phone'],
    [field({ pattern: '[A-Z]{2}\\d+' }), 'TN12 ', undefined],
    [field({ pattern: '[A-Z]{2}\\d+' }), 'xTN12', 'invalid_string'],
    [field({ pattern: '(' }), 'anything', undefined],
  ])('%o with “%s”: %s', (asked, text, key) => {
    const parsed = fieldParser(asked, undefined)(text, {})
    expect('value' in parsed && first(fieldRules(asked), parsed.value)?.key).toBe(key)
  })

  const phone = field({ kind: 'phone' })
  const wallet = field({ kind: 'phone', pattern: '[0-9]{8}' })
  it.each<[asked: PaymentField, typed: string, prefix: string | undefined, sent: string]>([
    [phone, '+234 803 123 4567', undefined, '+2348031234567'],
    [phone, '00216 20 123 456', undefined, '+21620123456'],
    [phone, '20 123 456', '+216', '+21620123456'],
    [phone, '20 123 456', undefined, '20123456'],
    [phone, '0612345678', undefined, '0612345678'],
    [phone, '+21620123456789012', undefined, 'phone_too_long'],
    [phone, '+216 20 123 45O', undefined, 'phone_characters'],
    [wallet, '20 123 456', '+216', '20123456'],
    [wallet, '+216 20 123 456', '+216', 'invalid_string'],
    [field({ pattern: '[0-9]{4}-[0-9]{4}' }), '\u200f۴۵۶۷–۸۹۰۱ ', undefined, '4567-8901'],
    [field({}), ' Ada Lovelace\u200b', undefined, 'Ada Lovelace'],
    [field({}), 'Ada – ۲', undefined, 'Ada – ۲'],
    [field({ kind: 'digits' }), '4242\u00a0۴۲۴۲–٤٢٤٢', undefined, '424242424242'],
    [field({ kind: 'email' }), ' ada@mail.example\u200f', undefined, 'ada@mail.example'],
  ])('%o typed as %j with prefix %s is %s', (asked, typed, prefix, sent) => {
    expect(read(asked, typed, prefix)).toBe(sent)
  })

  it('is shown as its kind; its own hint replaces the hint that it is optional', () => {
    expect(fieldDefinition(field({ kind: 'digits', maxLength: 8 }), 'Optional')).toEqual({
      name: 'account',
      label: 'Account',
      kind: 'text',
      inputMode: 'numeric',
    })
    expect(fieldDefinition(field({ required: false }), 'Optional').hint).toBe('Optional')
    expect(fieldDefinition(field({ required: false, hint: 'As on the card' }), 'Optional').hint).toBe('As on the card')
  })
})

it('offers round amounts within the limits', () => {
  expect(quickAmounts(10, 5000, 4)).toEqual([10, 20, 50, 100])
  expect(quickAmounts(7.5, 30, 4)).toEqual([10, 20])
  expect(quickAmounts(500, 1_000_000, 3)).toEqual([500, 1000, 2000])
  expect(quickAmounts(30, 20, 4)).toEqual([])
})
