import { autorun } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { Jackpot } from '#api'
import type { JackpotCalls } from '#schemas/calls/jackpot.ts'
import { JackpotStore } from './jackpot-store.ts'

const jackpot = (id: string, level: number, kind: Jackpot['kind'] = 'games'): Jackpot => ({
  id,
  level,
  kind,
  name: id,
  amount: 1,
  currency: 'EUR',
})
/** A store without a page’s file. */
const storeOf = (info: JackpotCalls['info'], infoFromPage: JackpotCalls['infoFromPage'] = async () => undefined) =>
  new JackpotStore({ info, infoFromPage })
const read = async (answer: unknown) => {
  const store = storeOf(vi.fn().mockResolvedValue(answer))
  await store.list.load()
  return store
}

describe('JackpotStore', () => {
  it('returns the jackpots of a kind, smallest first', async () => {
    const store = await read({
      currency: 'EUR',
      items: [jackpot('b', 2), jackpot('tv', 1, 'tv-games'), jackpot('a', 1)],
    })
    expect(store.ofKind('games').map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('ignores an array (spec §7)', async () => {
    expect((await read([jackpot('a', 1)])).ofKind('games')).toEqual([])
  })

  it('keeps the list that an event has brought over an array, which is ignored', async () => {
    const store = storeOf(vi.fn().mockResolvedValue([jackpot('b', 1)]))
    store.receive([jackpot('a', 1)])
    await store.list.load()
    expect(store.ofKind('games').map(({ id }) => id)).toEqual(['a'])
  })

  it('keeps the rates that events do not bring', async () => {
    const store = await read({ currency: 'EUR', items: [jackpot('a', 1)], rates: [{ currency: 'TND', rate: 3.4 }] })
    store.receive([jackpot('a', 1)])
    expect(store.exchange).toEqual({ currency: 'EUR', rates: [{ currency: 'TND', rate: 3.4 }] })
  })

  it('is replaced by a realtime event', async () => {
    const store = await read({ currency: 'EUR', items: [jackpot('a', 1)] })
    store.receive([jackpot('c', 1)])
    expect(store.ofKind('games').map(({ id }) => id)).toEqual(['c'])
  })

  it('keeps an event’s list over a response that was already on its way', async () => {
    let answer!: (info: { currency: string; items: Jackpot[] }) => void
    const store = storeOf(() => new Promise((resolve) => (answer = resolve)))
    const reading = store.list.load()
    store.receive([jackpot('new', 1)])
    answer({ currency: 'EUR', items: [jackpot('old', 1)] })
    await reading
    expect(store.ofKind('games').map(({ id }) => id)).toEqual(['new'])
  })

  it('notifies only the observers of what changed', async () => {
    const store = await read({ currency: 'EUR', items: [jackpot('a', 1), jackpot('b', 2)] })
    const runs: string[] = []
    autorun(() => void runs.push(`list of ${store.ofKind('games').length}`))
    for (const { id } of store.ofKind('games'))
      autorun(() => void runs.push(`${id} ${store.ofKind('games').find((one) => one.id === id)?.amount}`))
    runs.length = 0
    store.receive([jackpot('a', 1), { ...jackpot('b', 2), amount: 5 }])
    expect(runs).toEqual(['b 5'])
    store.receive([jackpot('b', 2)])
    expect(runs).toContain('list of 1')
  })

  it('keeps jackpots with the same id apart', () => {
    const store = storeOf(vi.fn())
    store.receive([jackpot('a', 1)])
    store.receive([jackpot('a', 1), jackpot('a', 2)])
    expect(store.ofKind('games').map(({ level }) => level)).toEqual([1, 2])
  })

  it('becomes ready from an event if the read failed', async () => {
    const store = storeOf(vi.fn().mockRejectedValue(new Error('no')))
    await store.list.load()
    store.receive([])
    expect(store.list.status).toBe('ready')
  })

  describe('named by the page’s file', () => {
    const { amount: _amount, ...named } = jackpot('a', 1)
    const fromPage = async () => ({ currency: 'EUR', items: [named] })

    it('returns them without amounts until they are read, and keeps their objects', async () => {
      let answer!: (info: { currency: string; items: Jackpot[] }) => void
      const store = storeOf(() => new Promise((resolve) => (answer = resolve)), fromPage)
      const reading = store.list.load()
      await Promise.resolve()
      const [before] = store.ofKind('games')
      expect([store.list.status, before?.id, before?.amount]).toEqual(['loading', 'a', undefined])
      const amounts: unknown[] = []
      const stop = autorun(() => amounts.push(before!.amount))
      answer({ currency: 'EUR', items: [jackpot('a', 1), jackpot('b', 2)] })
      await reading
      expect([store.ofKind('games')[0], amounts, store.list.status]).toEqual([before, [undefined, 1], 'ready'])
      stop()
    })

    it('takes the amounts of an event that comes before', async () => {
      const store = storeOf(() => new Promise(() => undefined), fromPage)
      void store.list.load()
      await Promise.resolve()
      const [before] = store.ofKind('games')
      store.receive([jackpot('a', 1)])
      expect(store.ofKind('games')).toEqual([jackpot('a', 1)])
      expect(store.ofKind('games')[0]).toBe(before)
    })
  })
})
