import { describe, expect, it } from 'vitest'
import { email } from '#engine/forms/presets.ts'
import { parseEmail } from './email.ts'

/** The value that is sent, or the key of the message of spec §5. */
function read(text: string) {
  const parsed = parseEmail(text)
  if ('message' in parsed) return parsed.message.key
  return email.map((rule) => rule(parsed.value, {})).find(Boolean)?.key ?? parsed.value
}

const ada = 'ada@mail.example'
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

const rows: [typed: string, sent: string][] = [
  ...around.map((mark): [string, string] => [`${mark}${ada}`, ada]),
  ...around.map((mark): [string, string] => [`${ada}${mark}`, ada]),
  ['ada\u200f@mail.example', ada],
  ['ada@\u200bmail.example', ada],
  ['ada@mail\u2069.example', ada],
  ['\u2066ada@mail.example\u2069', ada],
  ['', 'error.field_is_empty'],
  [' \u200f', 'error.field_is_empty'],
  // Upper case, tags and dots are the owner’s.
  ['Ada.Lovelace+bets@Mail.Example', 'Ada.Lovelace+bets@Mail.Example'],
  ["o'brien@mail.example", "o'brien@mail.example"],
  // Keyboards of other scripts.
  ['ada۱۲@mail.example', 'ada12@mail.example'],
  ['ada١٢@mail.example', 'ada12@mail.example'],
  ['ada１２＠mail．example', 'ada12@mail.example'],
  ['ａｄａ＠ｍａｉｌ．ｅｘａｍｐｌｅ', ada],
  ['ada@mail。example', ada],
  ['ada‑l@mail.example', 'ada-l@mail.example'],
  ['ada–l@mail.example', 'ada-l@mail.example'],
  ['علی۱۲@ایمیل.example', 'علی۱۲@ایمیل.example'],
  ['jürgen@müller.example', 'jürgen@müller.example'],
  ['žarko@pošta.example', 'žarko@pošta.example'],
  ['çağrı@eposta.example', 'çağrı@eposta.example'],
  // What is no address is refused, never cleaned into one.
  ['ada', 'incorrect_email'],
  ['ada@', 'incorrect_email'],
  ['ada@mail', 'incorrect_email'],
  ['ada@@mail.example', 'incorrect_email'],
  ['ada mail.example', 'incorrect_email'],
  ['ada @mail.example', 'incorrect_email'],
  ['ada\u00a0l@mail.example', 'incorrect_email'],
  ['ada@mail..example', 'incorrect_email'],
  ['ada@mail.example.', 'incorrect_email'],
  ['ada@mail,example', 'incorrect_email'],
  ['Ada <ada@mail.example>', 'incorrect_email'],
  ['mailto:ada@mail.example', 'incorrect_email'],
  ['ada@mail.example; eve@mail.example', 'incorrect_email'],
]

describe('an email address', () => {
  it.each(rows.map(([typed, sent]) => ({ typed, sent, code: escaped(typed) })))(
    '$typed ($code) is $sent',
    ({ typed, sent }) => {
      expect(read(typed)).toBe(sent)
    },
  )

  it('is the same when the value that is sent is read again', () => {
    const sent = rows.map(([, value]) => value).filter((value) => value.includes('@'))
    expect(sent.filter((value) => read(value) !== value)).toEqual([])
  })
})
