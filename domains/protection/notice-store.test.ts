// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { type Notice, NoticeStore } from './notice-store.ts'

const start = Date.UTC(2030, 0, 5)
const day = 24 * 3_600_000
const ada = { id: 7, isHaveFirstDeposit: false }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const notice = (change: Partial<Notice>): Notice => ({ id: 'funds', text: 'funds', at: [], confirm: true, ...change })

/** The store of a page `days` later. */
const open = (all: Notice[], days = 0) => new NoticeStore(all, 'ada', () => start + days * day)

it('shows a notice before the registration, once in a tab, and knows then that the player has read it', () => {
  const all = [notice({ at: ['registration', 'signIn'] })]
  const store = open(all)
  store.visitorRegisters()
  expect(store.current?.id).toBe('funds')
  store.read(null)
  const next = open(all)
  next.visitorRegisters()
  next.signedIn(ada)
  expect(next.current).toBeUndefined()
  next.signedIn(ada)
  expect(next.current?.id).toBe('funds')
})

it('is not due any more where the visitor leaves the registration', () => {
  const store = open([notice({ at: ['registration'] })])
  store.visitorRegisters()
  store.leave('registration')
  expect(store.current).toBeUndefined()
})

it('shows a notice after each sign-in, one after the other', () => {
  const store = open([notice({ id: 'one', at: ['signIn'] }), notice({ id: 'two', at: ['signIn'] })])
  for (const _ of [1, 2]) {
    store.signedIn(ada)
    expect(store.current?.id).toBe('one')
    store.read(ada)
    expect(store.current?.id).toBe('two')
    store.read(ada)
    expect(store.current).toBeUndefined()
  }
})

it('shows a notice at sign-in only when so many months have passed, for each player', () => {
  const all = [notice({ at: ['signIn'], everyMonths: 6 })]
  const store = open(all)
  store.signedIn(ada)
  store.read(ada)
  const shown = (days: number, player = ada) => {
    const later = open(all, days)
    later.signedIn(player)
    return later.current?.id
  }
  expect([shown(100), shown(181), shown(100, { ...ada, id: 8 })]).toEqual([undefined, 'funds', 'funds'])
})

it('shows a notice at the first deposit, and again to those who have deposited', () => {
  const all = [notice({ at: ['firstDeposit'], everyMonths: 6 })]
  const store = open(all)
  store.playerIsHere(ada)
  expect(store.current).toBeUndefined()
  store.playerDeposits(ada)
  store.playerDeposits(ada)
  expect(store.current?.id).toBe('funds')
  store.read(ada)
  expect(store.current).toBeUndefined()
  const depositor = { ...ada, isHaveFirstDeposit: true }
  const later = open(all, 182)
  later.playerDeposits(depositor)
  expect(later.current).toBeUndefined()
  later.playerIsHere(depositor)
  expect(later.current?.id).toBe('funds')
})

it('shows a notice without a moment to every player', () => {
  const store = open([notice({ everyMonths: 12 })])
  store.playerIsHere(ada)
  expect(store.current?.id).toBe('funds')
})
