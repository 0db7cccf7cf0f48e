/** What is wrong with a value: a key of the namespace `errors` (spec §8) and its parameters. */
export interface Message {
  key: string
  parameters?: Record<string, string | number>
  /** The words of a server’s error, in place of the key’s. */
  text?: string
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
  (limits: Limits): Rule<string> =>
  (value) =>
    limited([...value].length, limits, 'string_length')

const limited = (size: number, { min, max }: Limits, prefix: string) => {
  const fits = size >= (min ?? -Infinity) && size <= (max ?? Infinity)
  const key = max === undefined ? 'min' : min === undefined ? 'max' : 'min_to_max'
  return failing(!fits, `${prefix}_${key}`, { ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
}

/** No space anywhere. */
export const noSpaces: Rule<string> = (value) => failing(/\s/u.test(value), 'forbid_spaces')

/** No space at the beginning or the end. */
export const noSpacesOnEdge: Rule<string> = (value) => failing(/^\s|\s$/u.test(value), 'forbid_spaces_on_edge')

/** Text in which the pattern occurs: `^…$` where it has to be the whole text. */
export const matches =
  (pattern: RegExp, key = 'invalid_string'): Rule<string> =>
  (value) =>
    failing(value.search(pattern) < 0, key)

/** Text in which the pattern does not occur. */
export const matchesNot =
  (pattern: RegExp, key = 'invalid_string'): Rule<string> =>
  (value) =>
    failing(value.search(pattern) >= 0, key)

/** A number within limits. What is no number is out of them. */
export const range =
  (limits: Limits): Rule<string> =>
  (value) =>
    limited(toNumber(value), limits, 'number')

/** A number with at most so many digits after its decimal point. */
export const decimals =
  (number: number): Rule<string> =>
  (value) =>
    failing(value.replace(/^[^.]*\.?/, '').length > number, 'digits_after_decimal_greater', { number })

const comparisons = {
  equal: (a: number, b: number) => a === b,
  less: (a: number, b: number) => a < b,
  less_equal: (a: number, b: number) => a <= b,
  greater: (a: number, b: number) => a > b,
  greater_equal: (a: number, b: number) => a >= b,
  not_equal: (a: number, b: number) => a !== b,
}

/** A number that compares to another as said: `compare('less', 5)`. What is no number fails. */
export const compare =
  (how: keyof typeof comparisons, number: number): Rule<string> =>
  (value) => {
    const own = toNumber(value)
    return failing(Number.isNaN(own) || !comparisons[how](own, number), `amount_${how}`, { number })
  }

/** Decimal notation only: to JavaScript an empty text is 0, and `1e3` and `0x10` are numbers. */
const toNumber = (value: string) => (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(value) ? Number(value) : NaN)

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
