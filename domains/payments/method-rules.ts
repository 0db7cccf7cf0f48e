import type { PaymentField } from '#api'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { latinDigits } from '#engine/forms/latin-digits.ts'
import { amountWithin, email, phoneWithPlus } from '#domains/account/parts/presets.ts'
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

/**
 * Returns the value that is sent for what was typed: trimmed; for `digits` in Latin digits without spaces and hyphens.
 */
export const fieldValue = ({ kind }: PaymentField, text: string) =>
  kind === 'digits' ? latinDigits(text).replace(/[\s-]/g, '') : text.trim()

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
  const all = isRequired ? [required, ...rules] : optional(rules)
  return all.map((rule) => (text, values) => rule(fieldValue(field, text), values))
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
  { name, kind, label, hint, required: isRequired, maxLength, options }: PaymentField,
  optionalHint: string,
): FieldDefinition {
  const help = hint ?? (isRequired ? undefined : optionalHint)
  return {
    name,
    label,
    kind: kind === 'digits' ? 'text' : kind,
    ...(kind === 'digits' && { inputMode: 'numeric' as const }),
    ...(help !== undefined && { hint: help }),
    // Digits may be typed in groups, so their length is not limited here.
    ...(maxLength !== undefined && kind !== 'digits' && { maxLength }),
    ...(options && { options }),
  }
}
