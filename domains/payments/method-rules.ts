import type { PaymentField } from '#api'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { parseCode } from '#engine/forms/code.ts'
import { parseEmail } from '#engine/forms/email.ts'
import type { Parsed, Parser } from '#engine/forms/parser.ts'
import { parsePhone } from '#engine/forms/phone.ts'
import { toAscii, visibleText } from '#engine/forms/typed-text.ts'
import { amountWithin, email, phoneWithPlus } from '#engine/forms/presets.ts'
import { compare, length, matches, optional, required, type Rule } from '#engine/forms/rules.ts'
import type { Method } from './payment-method-store.ts'
import { digits } from '#engine/data/minor-units.ts'

/** The values of a payment form: the amount and the method’s own fields by name. */
export type PaymentValues = Record<string, string>

/** Whether a payment is reviewed before it is sent. The form of a deposit that asks for an amount alone says all there is to review. */
export const needsReview = ({ direction, fields }: Method) => direction === 'withdrawal' || fields.length > 0

type FieldRules = readonly Rule<string>[]

/**
 * Returns the amount preset (spec §5) within the method’s limits; for a withdrawal also within the balance at the time
 * of validation, if it is known.
 */
export const amountRules = (
  { min, max, currency, direction }: Method,
  balance: () => number | undefined,
): FieldRules => [
  ...amountWithin({ min, max, digits: digits(currency) }),
  ...(direction === 'withdrawal' ? [within(balance)] : []),
]

const within =
  (balance: () => number | undefined): Rule<string> =>
  (value, values) => {
    const most = balance()
    return most === undefined ? null : compare('less_equal', most)(value, values)
  }

const kindRules: { [Kind in PaymentField['kind']]?: FieldRules } = {
  digits: [matches(/^\d+$/)],
  email,
  phone: phoneWithPlus,
}

/** The ways to read a field of each kind, the first that matches the field’s pattern counts. `prefix` is that of local phone numbers. */
const kindReadings: Record<PaymentField['kind'], (text: string, prefix: string | undefined) => Parsed[]> = {
  digits: (text) => [{ value: toAscii(visibleText(text)).replace(/[ -]/g, '') }],
  email: (text) => [parseEmail(text)],
  phone: (text, prefix) => [parsePhone(text, { prefix }), parsePhone(text)],
  select: (text) => [{ value: text }],
  text: (text) => [{ value: visibleText(text) }, parseCode(text)],
}

/** Returns how a method’s field is read. `prefix` is that of local phone numbers; without it they stay as they are. */
export function fieldParser({ kind, pattern }: PaymentField, prefix: string | undefined): Parser {
  const [rule] = patternRules(pattern)
  const fits = (parsed: Parsed) => 'value' in parsed && !rule?.(parsed.value, {})
  return (text) => {
    const readings = kindReadings[kind](text, prefix)
    return readings.find(fits) ?? readings[0] ?? { value: text }
  }
}

/** Returns the rules of a method’s field. They check the value that is sent. */
export function fieldRules(field: PaymentField): FieldRules {
  const { kind, required: isRequired, pattern, minLength, maxLength } = field
  const size = {
    ...(minLength !== undefined && { min: minLength }),
    ...(maxLength !== undefined && { max: maxLength }),
  }
  const rules = [
    ...(kindRules[kind] ?? []),
    ...('min' in size || 'max' in size ? [length(size)] : []),
    ...patternRules(pattern),
  ]
  return isRequired ? [required, ...rules] : optional(rules)
}

/** A pattern this browser does not support is left to the server. */
function patternRules(pattern: string | undefined): FieldRules {
  if (pattern === undefined) return []
  try {
    return [matches(new RegExp(`^(?:${pattern})$`, 'u'))]
  } catch {
    return []
  }
}

/** Returns the form definition of a method’s field. `optionalHint` is the hint of an optional field without its own. */
export function fieldDefinition(
  { name, kind, label, hint, required: isRequired, options }: PaymentField,
  optionalHint: string,
): FieldDefinition {
  const help = hint ?? (isRequired ? undefined : optionalHint)
  return {
    name,
    label,
    kind: kind === 'digits' ? 'text' : kind,
    ...(kind === 'digits' && { inputMode: 'numeric' as const }),
    ...(help !== undefined && { hint: help }),
    ...(options && { options }),
  }
}
