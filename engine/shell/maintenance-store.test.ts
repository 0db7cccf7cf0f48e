import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endOf, MaintenanceStore } from './maintenance-store.ts'

const start = Date.parse('2026-11-01T12:00Z')
const day = 86_400_000

beforeEach(() => vi.useFakeTimers({ now: start }))
afterEach(() => vi.useRealTimers())

const at = (ms: number) => ({ end: new Date(start + ms).toISOString() })

it('is empty without maintenance in the manifest', () => {
  const store = new MaintenanceStore(undefined, Date.now)
  expect([store.site, store.page('GAMES'), store.sport('sp'), store.sport(undefined), store.games('studio')]).toEqual(
    Array(5).fill(undefined),
  )
})

it('returns what is closed: the site, a page, a provider’s sportsbook or games, and nothing else', () => {
  const store = new MaintenanceStore(
    { site: { texts: { en: 'a' } }, pages: { GAMES: { end: at(day).end } }, sports: { sp: {} }, games: { studio: {} } },
    Date.now,
  )
  expect(store.site).toEqual({ texts: { en: 'a' } })
  expect([store.page('GAMES'), store.page('MAIN')]).toEqual([at(day), undefined])
  expect([store.sport('sp'), store.sport('betby')]).toEqual([{}, undefined])
  expect([store.games('studio'), store.games('other')]).toEqual([{}, undefined])
})

it('reopens at the end, however far away; a past end counts as open', () => {
  const store = new MaintenanceStore({ site: at(1000), pages: { GAMES: at(60 * day), TV_GAMES: at(0) } }, Date.now)
  expect([store.site, store.page('TV_GAMES')]).toEqual([at(1000), undefined])
  vi.advanceTimersByTime(1000)
  expect(store.site).toBeUndefined()
  vi.advanceTimersByTime(59 * day)
  expect(store.page('GAMES')).toBeDefined()
  vi.advanceTimersByTime(day)
  expect(store.page('GAMES')).toBeUndefined()
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
