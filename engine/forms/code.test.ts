import { describe, expect, it } from 'vitest'
import { parseCode, parseSentCode } from './code.ts'
import type { Parser } from './parser.ts'

const read = (parse: Parser, text: string) => {
  const parsed = parse(text, {})
  return 'value' in parsed ? parsed.value : parsed.message.key
}

const around = [
  ' ',
  '\t',
  '\u00a0',
  '\u2003',
  '\u202f',
  '\u3000',
  '\u00ad',
  '\u061c',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u2060',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\ufeff',
]
const escaped = (text: string) => [...text].map((each) => each.codePointAt(0)?.toString(16)).join(' ')

const codes: [typed: string, sent: string][] = [
  ...around.map((mark): [string, string] => [`${mark}FRIEND-1`, 'FRIEND-1']),
  ...around.map((mark): [string, string] => [`FRIEND-1${mark}`, 'FRIEND-1']),
  ['FRI\u200bEND\u20601', 'FRIEND1'],
  ['\u2066FRIEND-1\u2069', 'FRIEND-1'],
  ['', ''],
  [' \u200f', ''],
  // Letters, spaces and dashes are the code’s own.
  ['friend-1', 'friend-1'],
  ['FRIEND 1', 'FRIEND 1'],
  ['a_b.c/d', 'a_b.c/d'],
  // Digits and dashes of other keyboards.
  ['FRIEND–1', 'FRIEND-1'],
  ['FRIEND—1', 'FRIEND-1'],
  ['FRIEND‑1', 'FRIEND-1'],
  ['FRIEND−1', 'FRIEND-1'],
  ['FRIEND-۱۲', 'FRIEND-12'],
  ['FRIEND-١٢', 'FRIEND-12'],
  ['ＦＲＩＥＮＤ－１２', 'FRIEND-12'],
  ['۴۵۶۷-۸۹۰۱', '4567-8901'],
  ['FRIEND\u00a01', 'FRIEND 1'],
  // A code in another script stays as it is.
  ['دوست۱۲', 'دوست۱۲'],
  ['صديق-١٢', 'صديق-١٢'],
  ['ГОД-12', 'ГОД-12'],
  ['GÖRÜŞ–1', 'GÖRÜŞ–1'],
]

const sentCodes: [typed: string, sent: string][] = [
  ['123456', '123456'],
  [' 123456 ', '123456'],
  ['123 456', '123456'],
  ['123\u00a0456', '123456'],
  ['123\u202f456', '123456'],
  ['123-456', '123456'],
  ['123–456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['12.34.56', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['۱۲۳ ۴۵۶', '123456'],
  ['１２３４５６', '123456'],
  ['\u200f١٢٣٤٥٦\u200e', '123456'],
  ['\u2066123456\u2069', '123456'],
  ['\ufeff123456\u200b', '123456'],
  ['001234', '001234'],
  ['AB-12', 'AB-12'],
  ['ab 12', 'ab 12'],
  ['12345O', '12345O'],
  ['', ''],
  ['-', '-'],
]

const table = (rows: [string, string][]) => rows.map(([typed, sent]) => ({ typed, sent, code: escaped(typed) }))

describe('a code of a voucher or a friend', () => {
  it.each(table(codes))('$typed ($code) is sent as $sent', ({ typed, sent }) => {
    expect(read(parseCode, typed)).toBe(sent)
    expect(read(parseCode, sent)).toBe(sent)
  })
})

describe('a code that was sent to the player', () => {
  it.each(table(sentCodes))('$typed ($code) is sent as $sent', ({ typed, sent }) => {
    expect(read(parseSentCode, typed)).toBe(sent)
    expect(read(parseSentCode, sent)).toBe(sent)
  })
})
