import { describe, expect, it } from 'vitest'
import { frame } from './frame.ts'

describe('frame', () => {
  it('underlines a place, with the hint after the underline', () => {
    const text = `${'\n'.repeat(7)}  "a": 0,\n  "sport": { "use": "altnar" }\n}`
    const rows = [
      '  8 │   "a": 0,',
      '> 9 │   "sport": { "use": "altnar" }',
      '    │                     ^^^^^^^^ did you mean "altenar"?',
    ]
    expect(frame(text, { line: 9, column: 21, length: 8 }, 'did you mean "altenar"?')).toBe(rows.join('\n'))
  })

  it('aligns line numbers of different lengths, and keeps tabs', () => {
    expect(frame(`${'\n'.repeat(8)}a\n\t"b"`, { line: 10, column: 2, length: 3 })).toBe(
      '   9 │ a\n> 10 │ \t"b"\n     │ \t^^^',
    )
  })

  it('starts with the first line if there is no line before', () => {
    expect(frame('{}\r\n', { line: 1, column: 1, length: 2 })).toBe('> 1 │ {}\n    │ ^^')
  })

  it('cuts a long line around the place', () => {
    const [line, carets] = frame(`{ "a": "${'x'.repeat(500)}", "wrong": 1 }`, {
      line: 1,
      column: 512,
      length: 7,
    }).split('\n')
    expect(line!.length).toBeLessThan(130)
    expect(line!.slice(carets!.indexOf('^'), carets!.lastIndexOf('^') + 1)).toBe('"wrong"')
  })
})
