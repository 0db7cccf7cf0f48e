/** An error message: a key of the namespace `errors` (spec §8) and its parameters. */
export interface Message {
  key: string
  parameters?: Record<string, string | number>
  /** The words of a server’s error, in place of the key’s. */
  text?: string
  /** Whether it is shown while the player types: typing on cannot put it right. */
  isImmediate?: boolean
}

/** Returns the error of a value, or null. The form’s other values are for rules that compare fields. */
export type Rule<Value, Values = object> = (value: Value, values: Values) => Message | null

const failing = (fails: boolean, key: string, parameters?: Message['parameters']): Message | null =>
  fails ? { key, ...(parameters && { parameters }) } : null

/** A text that is not empty. */
export const required: Rule<string> = (value) => failing(value === '', 'error.field_is_empty')

interface Limits {
  min?: number
  max?: number
}

/** A number of characters within the limits; a limit left out does not apply. */
export const length =
  (limits: Limits): Rule<string> =>
  (value) =>
    limited([...value].length, limits, 'string_length')

const limited = (size: number, { min, max }: Limits, prefix: string) => {
  const fits = size >= (min ?? -Infinity) && size <= (max ?? Infinity)
  const key = max === undefined ? 'min' : min === undefined ? 'max' : 'min_to_max'
  return failing(!fits, `${prefix}_${key}`, { ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
}

/** A text without spaces. */
export const noSpaces: Rule<string> = (value) => failing(/\s/u.test(value), 'forbid_spaces')

/** A text without leading or trailing spaces. */
export const noSpacesOnEdge: Rule<string> = (value) => failing(/^\s|\s$/u.test(value), 'forbid_spaces_on_edge')

/** A text that contains a match of the pattern; use `^…$` for the whole text. */
export const matches =
  (pattern: RegExp, key = 'invalid_string'): Rule<string> =>
  (value) =>
    failing(value.search(pattern) < 0, key)

/** A text that contains no match of the pattern. */
export const matchesNot =
  (pattern: RegExp, key = 'invalid_string'): Rule<string> =>
  (value) =>
    failing(value.search(pattern) >= 0, key)

/** A number within the limits. Text that is not a number fails. */
export const range =
  (limits: Limits): Rule<string> =>
  (value) =>
    limited(toNumber(value), limits, 'number')

/** A number with at most `number` decimals. */
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

/** A number that compares to another as given: `compare('less', 5)`. Text that is not a number fails. */
export const compare =
  (how: keyof typeof comparisons, number: number): Rule<string> =>
  (value) => {
    const own = toNumber(value)
    return failing(Number.isNaN(own) || !comparisons[how](own, number), `amount_${how}`, { number })
  }

/** Accepts decimal notation only: `Number` would also accept an empty text, `1e3` and `0x10`. */
const toNumber = (value: string) => (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(value) ? Number(value) : NaN)

/** A checkbox that must be checked. */
export const mustBeTrue: Rule<boolean> = (value) => failing(!value, 'must_be_true')

/** A checkbox that must not be checked. */
export const mustBeFalse: Rule<boolean> = (value) => failing(value, 'must_be_false')

/** The same text as in another field. */
export const sameAs =
  <Name extends string>(field: Name, key = 'values_are_different'): Rule<string, Record<Name, string>> =>
  (value, values) =>
    failing(value !== values[field], key)

/** Makes rules optional: an empty text passes. */
export const optional = (rules: readonly Rule<string>[]): readonly Rule<string>[] =>
  rules.map((rule) => (value, values) => (value === '' ? null : rule(value, values)))
