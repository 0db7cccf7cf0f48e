import { nationalNumber } from '../national-number.ts'

/** Returns the value that is sent, and how it is shown where that differs; or the key of the message, without its prefix. */
export function readNumber(number: string, text: string): string {
  const [country = '', name] = number.split(' ')
  const parsed = nationalNumber(country, name)?.parser(text, {})
  if (!parsed) throw new Error(`There is no ${number}.`)
  if ('message' in parsed) return parsed.message.key.replace('national_number_', '')
  return [parsed.value, ...(parsed.shown === undefined ? [] : [parsed.shown])].join(' | ')
}
