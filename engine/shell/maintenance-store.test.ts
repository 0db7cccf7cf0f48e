import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endOf, MaintenanceStore } from './maintenance-store.ts'

const start = Date.parse('2026-11-01T12:00Z')
const day = 86_400_000

beforeEach(() => vi.useFakeTimers({ now: start }))
afterEach(() => vi.useRealTimers())

const at = (ms: number) => ({ end: new Date(start + ms).toISOString() })

it('is empty without maintenance in the manifest', () => {
  const store = new MaintenanceStore(undefined, Date.now)
  expect([
    store.site,
    store.noticeOf('pages', 'GAMES'),
    store.noticeOf('sports', 'sp'),
    store.noticeOf('games', 'studio'),
  ]).toEqual(Array(4).fill(undefined))
})

it('returns what is closed: the site, a page, a provider’s sportsbook or games, and nothing else', () => {
  const store = new MaintenanceStore(
    { site: { texts: { en: 'a' } }, pages: { GAMES: { end: at(day).end } }, sports: { sp: {} }, games: { studio: {} } },
    Date.now,
  )
  expect(store.site).toEqual({ texts: { en: 'a' } })
  expect([store.noticeOf('pages', 'GAMES'), store.noticeOf('pages', 'MAIN')]).toEqual([at(day), undefined])
  expect([store.noticeOf('sports', 'sp'), store.noticeOf('sports', 'betby')]).toEqual([{}, undefined])
  expect([store.noticeOf('games', 'studio'), store.noticeOf('games', 'other')]).toEqual([{}, undefined])
})

it('reopens at the end, however far away; a past end counts as open', () => {
  const store = new MaintenanceStore({ site: at(1000), pages: { GAMES: at(60 * day), TV_GAMES: at(0) } }, Date.now)
  expect([store.site, store.noticeOf('pages', 'TV_GAMES')]).toEqual([at(1000), undefined])
  vi.advanceTimersByTime(1000)
  expect(store.site).toBeUndefined()
  vi.advanceTimersByTime(59 * day)
  expect(store.noticeOf('pages', 'GAMES')).toBeDefined()
  vi.advanceTimersByTime(day)
  expect(store.noticeOf('pages', 'GAMES')).toBeUndefined()
})

it('closes at the start, opens at the end, and changes nothing before', () => {
  const planned = { start: at(90 * 60_000).end, end: at(day).end }
  const store = new MaintenanceStore(
    { pages: { GAMES: planned }, games: { studio: { start: at(2 * day).end } } },
    Date.now,
  )
  const states = [0, 90 * 60_000 - 1, 1, day - 90 * 60_000, day].map((ms) => {
    vi.advanceTimersByTime(ms)
    return [store.noticeOf('pages', 'GAMES') !== undefined, store.noticeOf('games', 'studio') !== undefined]
  })
  expect(states).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [false, false],
    [false, true],
  ])
})

it('reads a start in any time zone as the same moment', () => {
  for (const moment of ['2026-11-01T13:00Z', '2026-11-01T14:00+01:00', '2026-11-01T07:30-05:30']) {
    vi.setSystemTime(start)
    const store = new MaintenanceStore({ pages: { GAMES: { start: moment } } }, Date.now)
    vi.advanceTimersByTime(3_599_999)
    expect(store.noticeOf('pages', 'GAMES'), moment).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(store.noticeOf('pages', 'GAMES'), moment).toBeDefined()
  }
})

it('follows the server’s clock when it becomes known', () => {
  let offset = 3_600_000
  const store = new MaintenanceStore(
    { pages: { GAMES: at(30 * 60_000), MAIN: { start: at(30 * 60_000).end } } },
    () => Date.now() + offset,
  )
  expect([store.noticeOf('pages', 'GAMES'), store.noticeOf('pages', 'MAIN') !== undefined]).toEqual([undefined, true])
  offset = 0
  vi.advanceTimersByTime(60_000)
  expect([store.noticeOf('pages', 'GAMES') !== undefined, store.noticeOf('pages', 'MAIN')]).toEqual([true, undefined])
})

it('uses the server’s clock', () => {
  const store = new MaintenanceStore({ site: at(1000) }, () => Date.now() - 5000)
  vi.advanceTimersByTime(5000)
  expect(store.site).toBeDefined()
  vi.advanceTimersByTime(1000)
  expect(store.site).toBeUndefined()
})

it('never ends without a valid end', () => {
  expect([endOf(undefined), endOf({}), endOf({ end: '2026-13-40T00:00Z' })]).toEqual([Infinity, Infinity, Infinity])
})
