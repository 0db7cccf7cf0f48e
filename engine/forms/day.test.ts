import { describe, expect, it } from 'vitest'
import { dateOf, dayOf, formatDay } from './day.ts'

describe('a day', () => {
  it('is formatted as dd.MM.yyyy', () => {
    expect(formatDay(Date.UTC(1900, 0, 1), 'en')).toBe('01.01.1900')
    expect(formatDay(Date.UTC(2008, 10, 21), 'en')).toBe('21.11.2008')
    expect([formatDay(NaN, 'en'), formatDay(1e17, 'en')]).toEqual(['', ''])
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
