import type { Field } from '#manifest'
import { isRequired, type FieldValue, type FormContext, type FormValues } from '../field-value.ts'
import { amount, email, login, password, personName, phoneWithoutPlus, phoneWithPlus } from '../presets.ts'
import { length, matches, mustBeTrue, optional, range, required, sameAs, type Rule } from '../rules.ts'

type FieldRule = Rule<string, FormValues>

/** The rules of spec §5, by their names in a manifest. */
const presets: Record<NonNullable<Field['preset']>, readonly Rule<string>[]> = {
  login,
  password,
  email,
  'phone-with-plus': phoneWithPlus,
  'phone-without-plus': phoneWithoutPlus,
  'person-name': personName,
  amount,
}

/** Returns the rules of a field in the order in which they are checked. */
export function rulesOf(field: Field, value: FieldValue, context: FormContext): FieldRule[] {
  const must = isRequired(field, context.stores.manifest.registration.permissions)
  if (typeof value.initial?.(field, context) === 'boolean') return must ? [mustBeTrue as unknown as FieldRule] : []
  const own = [...(field.preset ? presets[field.preset] : []), ...limits(field), ...choices(field)]
  return [
    ...(must ? [required] : []),
    ...(value.rules?.(field, context) ?? []),
    ...(must ? own : optional(own)),
    ...(field.sameAs === undefined ? [] : [sameAs(field.sameAs, differs(field)) as FieldRule]),
  ]
}

const limits = (field: Field): Rule<string>[] => [
  ...(field.length ? [length(field.length)] : []),
  ...(field.range ? [range(field.range)] : []),
]

const differs = ({ use }: Field) => (use === 'password' ? 'error.passwords_are_different' : 'values_are_different')

function choices({ pattern, oneOf }: Field): Rule<string>[] {
  return [
    ...(pattern ? [matches(new RegExp(`^(?:${pattern.matches})$`, 'u'), inNamespace(pattern.text))] : []),
    ...(oneOf ? [(value: string) => (oneOf.includes(value) ? null : { key: 'invalid_string' })] : []),
  ]
}

/** Messages are of the namespace `errors`; a key of a manifest without a namespace is one of `common`. */
const inNamespace = (key: string) => (key.includes(':') ? key : `common:${key}`)
