import { describe, expect, it } from 'vitest'
import { parseLogin } from './login.ts'

const read = (text: string) => {
  const parsed = parseLogin(text)
  return 'value' in parsed ? parsed.value : parsed.message.key
}

/** Characters that nobody sees, or that stand for a space. */
const marks = [' ', '\t', '\u00a0', '\u1680', '\u2003', '\u2009', '\u202f', '\u205f', '\u3000', '\u00ad', '\u061c']
const hidden = ['\u200b', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2060', '\ufeff']
const isolates = ['\u2066', '\u2067', '\u2068', '\u2069']
const around = [...marks, ...hidden, ...isolates, '\u200c', '\u200d']
const escaped = (text: string) => [...text].map((each) => each.codePointAt(0)?.toString(16)).join(' ')

const rows: [typed: string, sent: string][] = [
  ...around.map((mark): [string, string] => [`${mark}ada`, 'ada']),
  ...around.map((mark): [string, string] => [`ada${mark}`, 'ada']),
  ...[...hidden, ...isolates].map((mark): [string, string] => [`a${mark}da`, 'ada']),
  ['', ''],
  [' \u200f\u00a0', ''],
  ['\u2066 ada \u2069', 'ada'],
  ['\u200f\u202fada77\u200e\n', 'ada77'],
  // What is seen is sent as it was typed.
  ['Ada', 'Ada'],
  ['ada.lovelace-77', 'ada.lovelace-77'],
  ['ada lovelace', 'ada lovelace'],
  ['ada@mail.example', 'ada@mail.example'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['علی۷۷', 'علی۷۷'],
  ['كريم٧٧', 'كريم٧٧'],
  ['öğrenci', 'öğrenci'],
  ['ıIiİ', 'ıIiİ'],
  ['žarko', 'žarko'],
  ['o‘g‘il', 'o‘g‘il'],
  ['ａｄａ', 'ａｄａ'],
  ['e\u0301lodie', 'e\u0301lodie'],
  ['👩\u200d💻', '👩\u200d💻'],
  ['ada–77', 'ada–77'],
]

describe('a login', () => {
  it.each(rows.map(([typed, sent]) => ({ typed, sent, code: escaped(typed) })))(
    '$code is sent as $sent',
    ({ typed, sent }) => {
      expect(read(typed)).toBe(sent)
    },
  )

  it('is the same when the value that is sent is read again', () => {
    expect(rows.filter(([, sent]) => read(sent) !== sent)).toEqual([])
  })
})
