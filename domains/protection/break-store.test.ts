// @vitest-environment jsdom
import { autorun, observable, runInAction } from 'mobx'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PlayerBreak } from '#api'
import { fakeHttp } from '#testing/fake-http.ts'
import { BreakStore } from './break-store.ts'
import { beginUnconfirmed, receiveBreak } from './unconfirmed-break.ts'

const noon = Date.UTC(2030, 0, 5, 12)
const hour = 3_600_000
const pause: PlayerBreak = { kind: 'break', until: new Date(noon + 24 * hour).toISOString() }

beforeEach(() => localStorage.clear())

/** A tab of a player; null: of a visitor. */
function tab(id: number | null = 7) {
  const others = observable({
    clock: { now: noon },
    session: { user: id === null ? null : { id }, loading: 'done' as 'done' | 'waiting' },
  })
  return { store: new BreakStore(others), others }
}

/** What the browser does in the other tabs when one has written. */
const notifyOthers = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'break', newValue: localStorage.getItem('break') }))

describe('a break', () => {
  it('is in force until its end by the server’s clock, for its own player', () => {
    const { store, others } = tab()
    store.receive(pause)
    const seen: boolean[] = []
    const stop = autorun(() => seen.push(store.current !== null))
    runInAction(() => (others.clock.now = noon + 24 * hour - 1))
    runInAction(() => (others.session.user = { id: 8 }))
    runInAction(() => (others.session.user = { id: 7 }))
    runInAction(() => (others.clock.now = noon + 24 * hour))
    stop()
    expect(seen).toEqual([true, false, true, false])
  })

  it('is in force in all tabs at once, and after a reload', () => {
    const [first, second] = [tab(), tab()]
    first.store.receive(pause)
    notifyOthers()
    expect(second.store.current).toMatchObject(pause)
    expect(tab().store.current).toMatchObject(pause)
    first.store.receive(null)
    notifyOthers()
    expect([second.store.current, tab().store.current]).toEqual([null, null])
  })

  it('without an end stays in force', () => {
    const { store, others } = tab()
    store.receive({ ...pause, kind: 'self-exclusion', until: null })
    runInAction(() => (others.clock.now = noon + 20 * 366 * 24 * hour))
    expect(store.current?.kind).toBe('self-exclusion')
  })

  it('is nobody’s before a player is known', () => {
    tab().store.receive(pause)
    expect(tab(null).store.current).toBeNull()
  })

  it('is in force while the platform has yet to say who is signed in', () => {
    tab().store.receive(pause)
    const { store, others } = tab(null)
    runInAction(() => (others.session.loading = 'waiting'))
    expect(store.current).toMatchObject(pause)
    runInAction(() => (others.session.loading = 'done'))
    expect(store.current).toBeNull()
  })
})

describe('a break that the platform has not confirmed', () => {
  const begin = (store: BreakStore, hours = 24) =>
    beginUnconfirmed(store, hours, { http: fakeHttp({ now: () => noon }) })

  it('closes play at once, in all tabs and after a reload', () => {
    const [first, second] = [tab(), tab()]
    begin(first.store)
    notifyOthers()
    for (const { store } of [first, second, tab()])
      expect([store.current?.until, store.current?.unconfirmedHours]).toEqual([pause.until, 24])
  })

  it('stays while the platform knows of none, or of a shorter one', () => {
    const { store } = tab()
    begin(store)
    receiveBreak(store, null)
    receiveBreak(store, { ...pause, until: new Date(noon + hour).toISOString() })
    expect([store.current?.until, store.current?.unconfirmedHours]).toEqual([pause.until, 24])
  })

  it.each([pause, { ...pause, kind: 'self-exclusion' as const, until: null }])(
    'is over once the platform has %j',
    (had) => {
      const { store } = tab()
      begin(store)
      receiveBreak(store, had)
      expect([store.current, store.current?.unconfirmedHours]).toMatchObject([
        { kind: had.kind, until: had.until },
        undefined,
      ])
    },
  )

  it('replaces none that is in force', () => {
    const { store } = tab()
    store.receive(pause)
    begin(store, 1)
    expect([store.current?.until, store.current?.unconfirmedHours]).toEqual([pause.until, undefined])
  })
})

it.each(['', 'no', '{}', '[7]', '{"user":7,"kind":"break","until":"soon"}', '{"user":7,"kind":"x","until":null}'])(
  'ignores what it cannot read in the storage: %s',
  (stored) => {
    localStorage.setItem('break', stored)
    expect(tab().store.current).toBeNull()
  },
)
