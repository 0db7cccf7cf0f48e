/** What is wrong with a value: a key of the namespace `errors` (spec §8) and its parameters. */
export interface Message {
  key: string
  parameters?: Record<string, string | number>
}

/** Says what is wrong with a value, or null. The form’s other values are at hand for rules that compare. */
export type Rule<Value, Values = object> = (value: Value, values: Values) => Message | null

const failing = (fails: boolean, key: string, parameters?: Message['parameters']): Message | null =>
  fails ? { key, ...(parameters && { parameters }) } : null

/** Text that has to be there. */
export const required: Rule<string> = (value) => failing(value === '', 'error.field_is_empty')

interface Limits {
  min?: number
  max?: number
}

/** A limited number of characters; what is left out is not limited. */
export const length =
  ({ min = 0, max = Infinity }: Limits): Rule<string> =>
  (value) => {
    const size = [...value].length
    return failing(size < min || size > max, limitKey('string_length', { min, max }), limits({ min, max }))
  }

const limitKey = (prefix: string, { min, max }: Required<Limits>) => {
  if (max === Infinity) return `${prefix}_min`
  return min === 0 || min === -Infinity ? `${prefix}_max` : `${prefix}_min_to_max`
}

const limits = (all: Required<Limits>) => Object.fromEntries(Object.entries(all).filter(([, limit]) => Number.isFinite(limit)))

/** No space anywhere. */
export const noSpaces: Rule<string> = (value) => failing(/\s/u.test(value), 'forbid_spaces')

/** No space at the beginning or the end. */
export const noSpacesOnEdge: Rule<string> = (value) => failing(/^\s|\s$/u.test(value), 'forbid_spaces_on_edge')

/** Text that matches the whole pattern. */
export const matches =
  (pattern: RegExp, key = 'invalid_string'): Rule<string> =>
  (value) =>
    failing(!pattern.test(value), key)

/** Text in which the pattern does not occur. */
export const matchesNot =
  (pattern: RegExp, key = 'invalid_string'): Rule<string> =>
  (value) =>
    failing(pattern.test(value), key)

/** A number within limits. What is no number is out of them. */
export const range =
  ({ min = -Infinity, max = Infinity }: Limits): Rule<string> =>
  (value) => {
    const number = toNumber(value)
    return failing(!(number >= min && number <= max), limitKey('number', { min, max }), limits({ min, max }))
  }

/** A number with at most so many digits after its decimal point. */
export const decimals =
  (number: number): Rule<string> =>
  (value) =>
    failing((value.split('.')[1] ?? '').length > number, 'digits_after_decimal_greater', { number })

const comparisons = {
  equal: (a: number, b: number) => a === b,
  less: (a: number, b: number) => a < b,
  less_equal: (a: number, b: number) => a <= b,
  greater: (a: number, b: number) => a > b,
  greater_equal: (a: number, b: number) => a >= b,
  not_equal: (a: number, b: number) => a !== b,
}

/** A number that compares to another as said: `compare('less', 5)`. */
export const compare =
  (how: keyof typeof comparisons, number: number): Rule<string> =>
  (value) =>
    failing(!comparisons[how](toNumber(value), number), `amount_${how}`, { number })

/** An empty text is no number, though JavaScript makes it 0. */
const toNumber = (value: string) => (value.trim() === '' ? NaN : Number(value))

/** A box that has to be ticked. */
export const mustBeTrue: Rule<boolean> = (value) => failing(!value, 'must_be_true')

/** A box that must not be ticked. */
export const mustBeFalse: Rule<boolean> = (value) => failing(value, 'must_be_false')

/** The same text as another field’s. */
export const sameAs =
  <Name extends string>(field: Name, key = 'values_are_different'): Rule<string, Record<Name, string>> =>
  (value, values) =>
    failing(value !== values[field], key)

/** The rules of a field that may be left empty: they hold for an empty text. */
export const optional = (rules: readonly Rule<string>[]): readonly Rule<string>[] =>
  rules.map((rule) => (value, values) => (value === '' ? null : rule(value, values)))
