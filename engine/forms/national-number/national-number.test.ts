import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nationalNumber, nationalNumbers, numberedCountries } from './national-number.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 28), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const all = numberedCountries().flatMap((country) => nationalNumbers(country).map((name) => ({ country, name })))

const parse = (country: string, name: string, text: string) => nationalNumber(country, name)?.parser(text, {})

describe('the numbers of countries', () => {
  it('are found by country and name, the usual one without a name', () => {
    expect(nationalNumbers('NG')).toEqual(['nin', 'bvn'])
    expect(nationalNumber('NG')?.label).toBe('NIN')
    expect(nationalNumber('NG', 'bvn')?.label).toBe('BVN')
  })

  it('are undefined for what nobody knows', () => {
    expect(nationalNumbers('XX')).toEqual([])
    const unknown = [['XX'], ['BR', 'nin'], ['BR', '__proto__'], ['BR', 'constructor'], ['__proto__'], ['br'], ['']]
    expect(unknown.map(([country = '', name]) => nationalNumber(country, name))).toEqual(unknown.map(() => undefined))
  })

  it.each(all)('$country $name accepts its example, which is shown as it is', ({ country, name }) => {
    const number = nationalNumber(country, name)
    const parsed = parse(country, name, number?.example ?? '')
    if (!parsed || 'message' in parsed) throw new Error(JSON.stringify(parsed))
    expect(parsed.shown ?? parsed.value).toBe(number?.example)
  })

  it.each(all)('$country $name reads what it sends, and what it shows, as the same number', ({ country, name }) => {
    const parsed = parse(country, name, nationalNumber(country, name)?.example ?? '')
    if (!parsed || 'message' in parsed) throw new Error(JSON.stringify(parsed))
    expect([parsed.value, parsed.shown ?? ''].map((text) => parse(country, name, text))).toEqual([
      parsed,
      parsed.shown === undefined ? { value: '' } : parsed,
    ])
  })

  it.each(all)('$country $name is empty where nothing was typed', ({ country, name }) => {
    const filled = ['', ' ', '\u200f', '-'].filter(
      (text) => JSON.stringify(parse(country, name, text)) !== '{"value":""}',
    )
    expect(filled).toEqual([])
  })
})
