import type { Message } from '../rules.ts'
import type { Parsed } from '../parser.ts'
import { plainUpperCase } from '../plain-digits.ts'

/** What a country’s law says of a number that it gives to people. */
export interface NumberFormat {
  /** What it is called, in every language. */
  label: string
  /** A valid number that belongs to nobody, as it is shown. */
  example: string
  /** How many characters it has without separators: all that are possible, the fewest first. */
  lengths: readonly [number, ...number[]]
  /** Whether it has letters or signs too, whose places `shape` says. */
  hasLetters?: true
  /** The order of its characters, where not every digit may stand everywhere. */
  shape?: RegExp
  /** Returns the value that is sent for the typed characters, where separators have a meaning or parts may be left out. */
  complete?: (typed: string) => string
  /** How it is sent: a `#` stands for a character. By default without separators. */
  sent?: string
  /** How it is shown: a `#` stands for a character. By default it is shown as it is sent. */
  shown?: string | ((value: string) => string)
  /** Whether the date of birth in it is possible. */
  hasDate?: (value: string) => boolean
  /** Whether it is as its check digits say, and follows rules about single digits. */
  isRight?: (value: string) => boolean
}

const separators = /[\s./·•_-]/g

/** Returns the characters of a number without what people write between them. */
const withoutSeparators = (typed: string) => typed.replace(separators, '')

const digitsOnly = /^\d*$/
const lettersAndDigits = /^[\p{L}\d&+-]*$/u

/** Reads a number as people type or paste it, whatever separates its groups. */
export function readNumber(text: string, format: NumberFormat): Parsed {
  const { complete = withoutSeparators, sent, shown } = format
  const read = complete(plainUpperCase(text))
  if (read === '') return { value: '' }
  const message = messageOf(read, format)
  if (message) return { message }
  const value = sent === undefined ? read : inGroups(read, sent)
  if (shown === undefined) return { value }
  return { value, shown: typeof shown === 'string' ? inGroups(read, shown) : shown(read) }
}

/** Returns a value with the separators of a pattern, in which `#` stands for a character. */
function inGroups(value: string, pattern: string): string {
  const characters = [...value]
  return pattern.replace(/#/g, () => characters.shift() ?? '')
}

function messageOf(value: string, format: NumberFormat): Message | undefined {
  const { lengths, hasLetters, shape, example, hasDate, isRight } = format
  if (!hasLetters && !digitsOnly.test(value)) return { key: 'national_number_only_digits', isImmediate: true }
  if (hasLetters && !lettersAndDigits.test(value)) return { ...likeExample(example), isImmediate: true }
  if (value.length > Math.max(...lengths)) return { ...lengthMessage(format), isImmediate: true }
  if (!lengths.includes(value.length)) return lengthMessage(format)
  if (shape && !shape.test(value)) return likeExample(example)
  if (hasDate && !hasDate(value)) return { key: 'national_number_date' }
  return isRight && !isRight(value) ? { key: 'national_number_check' } : undefined
}

const likeExample = (example: string): Message => ({ key: 'national_number_example', parameters: { example } })

function lengthMessage({ lengths, hasLetters }: NumberFormat): Message {
  const [min] = lengths
  const max = Math.max(...lengths)
  if (min === max) return { key: `national_number_${hasLetters ? 'length' : 'digits'}`, parameters: { number: max } }
  const isEither = !hasLetters && lengths.length === 2
  return { key: isEither ? 'national_number_digits_either' : 'string_length_min_to_max', parameters: { min, max } }
}
