import type { PaymentField } from '#api'
import { ApiError, code } from '../../app/errors.ts'
import type { MethodRule } from './methods.ts'
import { type FieldName, textsOf } from './texts.ts'

type FieldRule = Pick<PaymentField, 'kind' | 'pattern' | 'minLength' | 'maxLength'> & {
  options?: Record<string, string>
  /** An additional check of a value that matches the pattern. */
  accepts?: (value: string) => boolean
}

const fields: Record<FieldName, FieldRule> = {
  phone: { kind: 'phone', pattern: '\\+?[0-9]{7,20}' },
  code: { kind: 'text', pattern: '[A-Za-z0-9]{4}(-?[A-Za-z0-9]{4}){3}', maxLength: 19 },
  cardNumber: { kind: 'digits', pattern: '[0-9]{13,19}', minLength: 13, maxLength: 19, accepts: isCardNumber },
  holder: { kind: 'text', minLength: 2, maxLength: 180 },
  accountNumber: { kind: 'text', pattern: '[A-Za-z0-9]{10,34}', minLength: 10, maxLength: 34 },
  network: { kind: 'select', options: { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'Tron' } },
  address: { kind: 'text', pattern: '[A-Za-z0-9]{26,64}', minLength: 26, maxLength: 64 },
}

/** A method’s fields in a language. */
export function shownFields({ fields: names }: MethodRule, lang: string): PaymentField[] {
  const texts = textsOf(lang)
  return names.map((name) => {
    const { options, accepts: _accepts, ...rule } = fields[name]
    const hint = (texts.hints as Partial<Record<FieldName, string>>)[name]
    const choices = options && Object.entries(options).map(([value, label]) => ({ value, label }))
    return {
      name,
      label: texts.fields[name],
      required: true,
      ...rule,
      ...(hint && { hint }),
      ...(choices && { options: choices }),
    }
  })
}

/** The trimmed values of a method’s fields. Throws 110 with the fields that are invalid or unknown. */
export function checkedFields({ fields: names }: MethodRule, given: Record<string, string>): Record<string, string> {
  const values = names.map((name): [FieldName, string] => [
    name,
    (Object.hasOwn(given, name) ? given[name]! : '').trim(),
  ])
  const wrong = values.filter(([name, value]) => !isValid(fields[name], value)).map(([name]) => name)
  const unknown = Object.keys(given).filter((name) => !names.some((own) => own === name))
  if (wrong.length + unknown.length > 0) throw new ApiError(400, code.fieldInvalid, ...wrong, ...unknown)
  return Object.fromEntries(values)
}

function isValid(
  { pattern = '.+', minLength = 1, maxLength = 180, options, accepts }: FieldRule,
  value: string,
): boolean {
  if (value.length < minLength || value.length > maxLength) return false
  if (options && !Object.hasOwn(options, value)) return false
  return new RegExp(`^(?:${pattern})$`).test(value) && (accepts?.(value) ?? true)
}

/** Whether the digits pass the check of card numbers (ISO 7812, Luhn). */
export function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The fields as stored: only the last four digits of a card number. */
export const keptFields = (values: Record<string, string>): Record<string, string> =>
  values.cardNumber === undefined ? values : { ...values, cardNumber: values.cardNumber.slice(-4) }
