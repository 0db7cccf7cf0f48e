import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { SportEvent } from './api-types.ts'
import { latin, number, odds as write, signed } from './format.ts'
import { pathOf, routeOf } from './routes.ts'
import { amountOf, betsOf, combines, newSlipId, refreshed, totalsOf, type Selection, type Slip } from './slip.ts'
import { languages, type Texts } from './texts.ts'

const reader = (language: string) =>
  ({ settings: { token: '', language, theme: 'dark', oddsFormat: 'decimal' } }) as const

const texts = (language: string) =>
  JSON.parse(readFileSync(new URL(`texts/${language}.json`, import.meta.url), 'utf8')) as Texts

it.each([
  [1.01, '1.01', '1/100', '−10000'],
  [1.5, '1.50', '1/2', '−200'],
  [1.91, '1.91', '10/11', '−110'],
  [2, '2.00', '1/1', '+100'],
  [2.5, '2.50', '3/2', '+150'],
  [11, '11.00', '10/1', '+1000'],
  [26, '26.00', '25/1', '+2500'],
  [151, '151.00', '150/1', '+15000'],
])('%d is written %s, %s, %s', (odds, decimal, fractional, american) => {
  const formats = (['decimal', 'fractional', 'american'] as const).map((format) => write(reader('en'), odds, format))
  expect(formats).toEqual([decimal, fractional, american])
})

it('writes numbers as the reader’s language does', () => {
  const written = (language: string) => [
    write(reader(language), 12.5),
    write(reader(language), 2.5, 'fractional'),
    signed(reader(language), -1.5),
    number(reader(language), 375),
  ]
  expect(written('en')).toEqual(['12.50', '3/2', '−1.5', '375'])
  for (const language of ['fr', 'de', 'tr', 'es', 'sr', 'uz'])
    expect([language, ...written(language)]).toEqual([language, '12,50', '3/2', '−1,5', '375'])
  // Chromium and Node write the sign of a Persian number with marks of direction.
  expect(written('fa').map((text) => text.replace(/[\u200e\u200f]/g, ''))).toEqual(['۱۲٫۵۰', '۳/۲', '−۱٫۵', '۳۷۵'])
  expect(written('ar').map((text) => text.replace(/[\u200e\u200f]/g, ''))[3]).toBe('375')
  expect(latin('۱۲٫۵۰')).toBe('12.50')
})

it.each([
  '/',
  '/live',
  '/sport/football',
  '/live/sport/ice-hockey',
  '/sport/football/league/eng-1',
  '/event/12',
  '/bets',
  '/results',
])('%s is a place', (path) => {
  expect(pathOf(routeOf(path))).toBe(path)
})

it.each(['/event/', '/nowhere', '/event/1/2', '', '/event/12%20'])('%s leads to the start', (path) => {
  expect(pathOf(routeOf(path))).toBe('/')
})

describe('the slip', () => {
  const selection = (event: string, odds: number, stake = ''): Selection => ({
    event,
    market: 'result',
    outcome: 'home',
    sport: 'football',
    eventName: 'A – B',
    outcomeName: 'A',
    kind: 'result',
    odds,
    suspended: false,
    closed: false,
    live: false,
    stake,
  })
  const slip = (change: Partial<Slip> = {}): Slip => ({
    selections: [selection('1', 2, '5'), selection('2', 3.5)],
    mode: 'single',
    stake: '',
    ...change,
  })

  it.each([
    ['5', 2, 500],
    ['5,5', 3, 5500],
    ['0.001', 3, 1],
    ['10.', 2, 1000],
    ['1.999', 2, null],
    ['', 2, null],
    ['-5', 2, null],
    ['1e3', 2, null],
    ['12', 0, 12],
  ])('reads “%s” with %d digits as %s', (typed, digits, minor) => {
    expect(amountOf(typed, digits)).toBe(minor)
  })

  it('makes a bet of each single that has a stake', () => {
    expect(betsOf(slip(), 2)).toEqual([
      { stake: 500, selections: [{ event: '1', market: 'result', outcome: 'home', odds: 2 }] },
    ])
    expect(totalsOf(slip(), 2)).toEqual({ stake: 500, win: 1000 })
  })

  it('makes one bet of a combination', () => {
    const combination = slip({ mode: 'combination', stake: '1.5' })
    expect(
      betsOf(combination, 3).map(({ stake, selections }) => [stake, selections.map(({ event }) => event)]),
    ).toEqual([[1500, ['1', '2']]])
    expect(totalsOf(combination, 3)).toEqual({ stake: 1500, win: 10_500 })
  })

  it('combines only different events', () => {
    expect(combines(slip())).toBe(true)
    expect(combines(slip({ selections: [selection('1', 2), { ...selection('1', 3), outcome: 'away' }] }))).toBe(false)
    expect(combines(slip({ selections: [selection('1', 2)] }))).toBe(false)
  })

  it('follows the odds, and remembers those that the player saw first', () => {
    const event = (odds: number, change: Partial<SportEvent> = {}) =>
      ({
        id: '1',
        status: 'live',
        suspended: false,
        markets: [{ id: 'result', kind: 'result', suspended: false, outcomes: [{ id: 'home', name: 'A', odds }] }],
        ...change,
      }) as SportEvent
    const moved = refreshed(refreshed(selection('1', 2), event(2.2)), event(2.4))
    expect(moved).toMatchObject({ odds: 2.4, was: 2, live: true, suspended: false })
    expect(refreshed(moved, event(2.4, { suspended: true })).suspended).toBe(true)
    expect(refreshed(moved, event(2.4, { status: 'finished' })).closed).toBe(true)
    expect(refreshed(moved, event(9, { id: '5' }))).toBe(moved)
  })

  it('gives each submission a new key', () => {
    expect(newSlipId()).toMatch(/^[0-9a-f]{32}$/)
    expect(newSlipId()).not.toBe(newSlipId())
  })
})

it('has the same texts in nine languages, with the same placeholders', () => {
  const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort()
  const english = texts('en')
  for (const language of languages) {
    const own = texts(language)
    expect(Object.keys(own)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(own))
      expect([language, key, gaps(text)]).toEqual([language, key, gaps(english[key]!)])
  }
})
