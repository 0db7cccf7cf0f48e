import { expect, it } from 'vitest'
import { toCsv } from './export.tsx'

it('quotes cells with a comma, a quote or a line break, and ends every row', () => {
  expect(
    toCsv([
      ['a', 'b,c'],
      ['say "so"', 'one\ntwo'],
    ]),
  ).toBe('\ufeffa,"b,c"\r\n"say ""so""","one\ntwo"\r\n')
})

it.each([
  ['=1+1', `'=1+1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['+212600000000', `'+212600000000`],
  ['-cmd', `'-cmd`],
  ['-12.50', '-12.50'],
  ['12', '12'],
])('neutralizes %s', (text, written) => {
  expect(toCsv([[text]])).toBe(`\ufeff${written}\r\n`)
})
