import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readNumber } from './testing/read-number.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 28), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const rows: [number: string, text: string, sent: string][] = [
  // Ten and twelve digits, a `+` for people of a hundred years, days of people without residence.
  ['SE personnummer', '640823-3234', '196408233234 | 19640823-3234'],
  ['SE personnummer', '6408233234', '196408233234 | 19640823-3234'],
  ['SE personnummer', '19640823-3234', '196408233234 | 19640823-3234'],
  ['SE personnummer', '19640823 3234', '196408233234 | 19640823-3234'],
  ['SE personnummer', '640823–3234', '196408233234 | 19640823-3234'],
  ['SE personnummer', '640823+3234', '186408233234 | 18640823-3234'],
  ['SE personnummer', '18640823+3234', '186408233234 | 18640823-3234'],
  ['SE personnummer', '640883-3231', '196408833231 | 19640883-3231'],
  ['SE personnummer', '101128-1233', '201011281233 | 20101128-1233'],
  ['SE personnummer', '640823-3235', 'check'],
  ['SE personnummer', '641323-3234', 'date'],
  ['SE personnummer', '640892-3230', 'date'],
  ['SE personnummer', '20301128-1235', 'date'],
  ['SE personnummer', '640823', 'digits_either'],
  ['SE personnummer', '640823+3', 'digits_either'],
  ['SE personnummer', '19640823-32345', 'digits_either'],
  ['NO fodselsnummer', '010190-00083', '01019000083 | 010190 00083'],
  ['NO fodselsnummer', '410190 20183', '41019020183 | 410190 20183'],
  ['NO fodselsnummer', '01010750160', '01010750160 | 010107 50160'],
  ['NO fodselsnummer', '01019000084', 'check'],
  ['NO fodselsnummer', '31029000083', 'date'],
  ['DK cpr', '0707614285', '0707614285 | 070761-4285'],
  ['DK cpr', '070761-4286', '0707614286 | 070761-4286'],
  ['DK cpr', '310261-4285', 'date'],
  ['FI henkilotunnus', '131052-308t', '131052-308T'],
  ['FI henkilotunnus', '131052–308T', '131052-308T'],
  ['FI henkilotunnus', ' 131052 - 308T', '131052-308T'],
  ['FI henkilotunnus', '131052Y308T', '131052Y308T'],
  ['FI henkilotunnus', '131005A308J', 'check'],
  ['FI henkilotunnus', '131052308T', 'length'],
  ['FI henkilotunnus', '131052-308U', 'check'],
  ['FI henkilotunnus', '310252-308Y', 'date'],
  ['FI henkilotunnus', '131052.-308*', 'example'],
  ['NO fodselsnummer', '290200-12345', 'date'],
  ['NO fodselsnummer', '290200-62345', 'check'],
  ['NO fodselsnummer', '290260-62345', 'check'],
  ['NO fodselsnummer', '010145-60000', 'date'],
  ['NO fodselsnummer', '290260-95000', 'check'],
  ['NO fodselsnummer', '014190-00083', 'check'],
  ['DK cpr', '290200-1234', 'date'],
  ['DK cpr', '290200-4234', '2902004234 | 290200-4234'],
  ['DK cpr', '010130-4000', 'date'],
  ['DK cpr', '010130-9000', 'date'],
  ['DK cpr', '010140-4000', '0101404000 | 010140-4000'],
  ['DK cpr', '010160-5000', '0101605000 | 010160-5000'],
  ['DK cpr', '010140-5000', 'date'],
  ['FI henkilotunnus', '131052Z308T', 'example'],
  ['FI henkilotunnus', '131052-308G', 'example'],
  ['FI henkilotunnus', '131052-001W', 'check'],
  ['FI henkilotunnus', '131052-002X', '131052-002X'],
  ['FI henkilotunnus', '131052-899V', '131052-899V'],
  ['FI henkilotunnus', '131052-900W', 'check'],
  ['FI henkilotunnus', '290200-308T', 'date'],
  ['FI henkilotunnus', '290200A308T', 'check'],
  ['FI henkilotunnus', '131090A308T', 'date'],
]

describe('a number of a Nordic country', () => {
  it.each(rows)('%s typed as %j is sent as %s', (number, text, sent) => {
    expect(readNumber(number, text)).toBe(sent)
  })
})

describe('the century of a personnummer', () => {
  it('is the latest that has the day, on the day itself', () => {
    vi.setSystemTime(new Date(2026, 10, 27, 23, 59))
    expect(readNumber('SE', '261128-1235')).toBe('192611281235 | 19261128-1235')
    vi.setSystemTime(new Date(2026, 10, 28, 0, 1))
    expect(readNumber('SE', '261128-1235')).toBe('202611281235 | 20261128-1235')
    expect(readNumber('SE', '261128+1235')).toBe('192611281235 | 19261128-1235')
  })
})
