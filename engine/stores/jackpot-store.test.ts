import { describe, expect, it, vi } from 'vitest'
import type { Jackpot } from '#api'
import { JackpotStore } from './jackpot-store.ts'

const jackpot = (id: string, level: number, kind: Jackpot['kind'] = 'games'): Jackpot => ({ id, level, kind, name: id, amount: 1, currency: 'EUR' })
const read = async (answer: unknown) => {
  const store = new JackpotStore({ info: vi.fn().mockResolvedValue(answer) })
  await store.list.load()
  return store
}

describe('JackpotStore', () => {
  it('gives the jackpots of a kind, the smallest first', async () => {
    const store = await read({ currency: 'EUR', items: [jackpot('b', 2), jackpot('tv', 1, 'tv-games'), jackpot('a', 1)] })
    expect(store.of('games').map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('ignores an array (spec §7)', async () => {
    expect((await read([jackpot('a', 1)])).of('games')).toEqual([])
  })

  it('is replaced by a realtime list', async () => {
    const store = await read({ currency: 'EUR', items: [jackpot('a', 1)] })
    store.list.receive([jackpot('c', 1)])
    expect(store.of('games').map(({ id }) => id)).toEqual(['c'])
  })
})
