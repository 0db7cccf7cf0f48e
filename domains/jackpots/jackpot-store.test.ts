import { autorun } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { Jackpot } from '#api'
import { JackpotStore } from './jackpot-store.ts'

const jackpot = (id: string, level: number, kind: Jackpot['kind'] = 'games'): Jackpot => ({
  id,
  level,
  kind,
  name: id,
  amount: 1,
  currency: 'EUR',
})
const read = async (answer: unknown) => {
  const store = new JackpotStore({ info: vi.fn().mockResolvedValue(answer) })
  await store.list.load()
  return store
}

describe('JackpotStore', () => {
  it('gives the jackpots of a kind, the smallest first', async () => {
    const store = await read({
      currency: 'EUR',
      items: [jackpot('b', 2), jackpot('tv', 1, 'tv-games'), jackpot('a', 1)],
    })
    expect(store.of('games').map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('ignores an array (spec §7)', async () => {
    expect((await read([jackpot('a', 1)])).of('games')).toEqual([])
  })

  it('is replaced by a realtime list', async () => {
    const store = await read({ currency: 'EUR', items: [jackpot('a', 1)] })
    store.receive([jackpot('c', 1)])
    expect(store.of('games').map(({ id }) => id)).toEqual(['c'])
  })

  it('keeps an event’s list over an answer that was under way', async () => {
    let answer!: (info: { currency: string; items: Jackpot[] }) => void
    const store = new JackpotStore({ info: () => new Promise((resolve) => (answer = resolve)) })
    const reading = store.list.load()
    store.receive([jackpot('new', 1)])
    answer({ currency: 'EUR', items: [jackpot('old', 1)] })
    await reading
    expect(store.of('games').map(({ id }) => id)).toEqual(['new'])
  })

  it('tells only who shows what changed', async () => {
    const store = await read({ currency: 'EUR', items: [jackpot('a', 1), jackpot('b', 2)] })
    const told: string[] = []
    autorun(() => void told.push(`list of ${store.of('games').length}`))
    for (const { id } of store.of('games'))
      autorun(() => void told.push(`${id} ${store.of('games').find((one) => one.id === id)?.amount}`))
    told.length = 0
    store.receive([jackpot('a', 1), { ...jackpot('b', 2), amount: 5 }])
    expect(told).toEqual(['b 5'])
    store.receive([jackpot('b', 2)])
    expect(told).toContain('list of 1')
  })

  it('takes jackpots that share an id apart', () => {
    const store = new JackpotStore({ info: vi.fn() })
    store.receive([jackpot('a', 1)])
    store.receive([jackpot('a', 1), jackpot('a', 2)])
    expect(store.of('games').map(({ level }) => level)).toEqual([1, 2])
  })

  it('is there by an event where the reading failed', async () => {
    const store = new JackpotStore({ info: vi.fn().mockRejectedValue(new Error('no')) })
    await store.list.load()
    store.receive([])
    expect(store.list.status).toBe('ready')
  })
})
