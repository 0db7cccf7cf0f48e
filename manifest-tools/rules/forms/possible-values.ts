import type { Field, Manifest } from '#manifest'
import type { Context } from '../../check/rule.ts'

/** A value of a field as conditions compare it. */
export type Value = string | boolean

const empty = ''

/** Returns the values that a field can have; undefined for any text. */
export function possibleValues(field: Field, manifest: Manifest, context: Context): readonly Value[] | undefined {
  if (field.use === 'checkbox' || field.use === 'agreement') return [true, false]
  if (field.use === 'select') return [empty, ...field.options.map(({ value }) => value)]
  if (field.use === 'bonus-choice') return [empty, 'sport', 'slots']
  if (field.use === 'country') return countries(field.countries ?? manifest.registration.countries, context)
  return field.oneOf && [empty, ...field.oneOf]
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const pairs = letters.flatMap((first) => letters.map((second) => first + second))

const countries = (chosen: readonly string[] | undefined, { isCountry }: Context) => [
  empty,
  ...(chosen ?? pairs.filter(isCountry)),
]
