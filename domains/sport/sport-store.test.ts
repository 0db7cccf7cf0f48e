import { observable } from 'mobx'
import { beforeEach, describe, expect, it } from 'vitest'
import { sportStore } from './sport-store.ts'
import type { Stores } from '#engine/shell/stores.ts'

const session = observable({ user: null as { login: string } | null })
const maintenance = observable({
  notice: undefined as object | undefined,
  noticeOf: (section: string, name: string) => (section === 'sports' && name === 'sp' ? maintenance.notice : undefined),
})
const storeOf = () =>
  sportStore({ manifest: { sport: { use: 'sp' } }, session, get: () => maintenance } as unknown as Stores)

beforeEach(() => {
  session.user = null
})

it('creates one container per sport page, at the address’s location', () => {
  const store = storeOf()
  store.enter('GAMES', {})
  expect([store.all, store.shown]).toEqual([[], null])
  store.enter('SPORT', { eventId: '1' })
  const first = store.shown!
  expect(first).toMatchObject({ type: 'sport', test: false, status: 'loading', route: { eventId: '1' } })
  store.leave('SPORT')
  store.enter('TEST_LIVE_SPORT', {})
  expect(store.shown).toMatchObject({ type: 'live-sport', test: true })
  store.enter('SPORT', {})
  expect(store.shown).toBe(first)
  expect(first.route).toEqual({ eventId: '1' })
  expect(store.all).toHaveLength(2)
})

it('leaving a page after the next one is shown hides nothing', () => {
  const store = storeOf()
  store.enter('SPORT', {})
  store.enter('LIVE_SPORT', {})
  store.leave('SPORT')
  expect(store.shown?.page).toBe('LIVE_SPORT')
})

describe('a container', () => {
  it('starts again after a failure', () => {
    const store = storeOf()
    store.enter('SPORT', {})
    const book = store.shown!
    book.receiveFailure('session')
    expect([store.stateOf(book), book.failure]).toEqual(['error', 'session'])
    book.restart()
    expect([store.stateOf(book), book.failure, book.attempt]).toEqual(['loading', undefined, 1])
    book.receiveReady()
    expect(store.stateOf(book)).toBe('ready')
  })

  it('follows only the address', () => {
    const store = storeOf()
    store.enter('SPORT', {})
    const book = store.shown!
    const { requestedRoute } = book
    book.receiveRoute({ eventId: '1' })
    expect(book.requestedRoute).toBe(requestedRoute)
    book.go({ eventId: '1' })
    expect(book.requestedRoute).toEqual({ eventId: '1' })
  })
})

it('is closed during its provider’s maintenance, for everybody', () => {
  const store = storeOf()
  session.user = { login: 'amine' }
  store.enter('SPORT', {}, 'amine')
  maintenance.notice = {}
  expect([store.notice, store.stateOf(store.shown!)]).toEqual([{}, 'maintenance'])
  maintenance.notice = undefined
  expect([store.notice, store.stateOf(store.shown!)]).toEqual([undefined, 'loading'])
})

it('shows maintenance to everybody but the test login, on the pages that have one', () => {
  const store = storeOf()
  store.enter('SPORT', {})
  store.enter('TEST_SPORT', {}, 'tester')
  const states = [null, { login: 'other' }, { login: 'tester' }].map((user) => {
    session.user = user
    return [store.stateOf(store.bookAt('SPORT')!), store.stateOf(store.bookAt('TEST_SPORT')!)]
  })
  expect(states).toEqual([
    ['loading', 'maintenance'],
    ['loading', 'maintenance'],
    ['loading', 'loading'],
  ])
})
