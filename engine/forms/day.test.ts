import { describe, expect, it } from 'vitest'
import { toDateText } from './date-text.ts'
import { dateOf, dayOf, formatDay, parseDay } from './day.ts'

describe('a day', () => {
  it.each([
    ['31.12.1999', Date.UTC(1999, 11, 31)],
    ['1.2.2000', Date.UTC(2000, 1, 1)],
    ['29.02.2000', Date.UTC(2000, 1, 29)],
    ['01.01.1900', Date.UTC(1900, 0, 1)],
    ['29.02.1900', undefined],
    ['31.04.2000', undefined],
    ['00.01.2000', undefined],
    ['01.13.2000', undefined],
    ['01.01.0099', undefined],
    ['01.01.99', undefined],
    ['01.01.', undefined],
    ['1999-12-31', undefined],
    ['', undefined],
  ])('is parsed from %j', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })

  it('is formatted as dd.MM.yyyy', () => {
    expect(formatDay(Date.UTC(1900, 0, 1))).toBe('01.01.1900')
    expect(formatDay(Date.UTC(2008, 10, 21))).toBe('21.11.2008')
    expect([formatDay(NaN), formatDay(1e17)]).toEqual(['', ''])
  })

  it.each([
    [1900, 0, 1],
    [1971, 5, 30],
    [2008, 2, 30],
    [2008, 9, 26],
  ])('is in the player’s time zone: %i-%i-%i', (year, month, date) => {
    const late = new Date(year, month, date, 23, 59)
    expect(dayOf(late)).toBe(Date.UTC(year, month, date))
    expect(dayOf(dateOf(dayOf(late)))).toBe(dayOf(late))
  })
})

describe('toDateText', () => {
  it.each<[before: string, typed: string, kept: string]>([
    ['0', '01', '01.'],
    ['01.0', '01.02', '01.02.'],
    ['01.', '01..', '01.'],
    ['01.', '01', '01'],
    ['01.02.', '01.02', '01.02'],
    ['', '1/2/2000', '1.2.2000'],
    ['', '01-02-2000', '01.02.2000'],
    ['', '٠١.٠٢.٢٠٠٠', '01.02.2000'],
    ['01.02.2000', '01.02.20001', '01.02.2000'],
    ['', '<b>', ''],
  ])('after %j, %j becomes %j', (before, typed, kept) => {
    expect(toDateText(typed, before)).toBe(kept)
  })
})
