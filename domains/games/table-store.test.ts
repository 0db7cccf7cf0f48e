import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import type { Game } from '#api'
import { tableStore } from './table-store.ts'

/** The cast: nothing else of a game is read. */
const game = { providerId: 'lux', id: '7', table: { dealer: 'Elena', freeSeats: 3 } } as Game

it('shows what a table says last, and keeps the rest', () => {
  const store = tableStore()
  const seen: unknown[] = []
  const stop = autorun(() => seen.push(store.of(game)))
  store.receive([
    { providerId: 'lux', gameId: '8', freeSeats: 1 },
    { providerId: 'lux', gameId: '7', freeSeats: 2 },
  ])
  store.receive([{ providerId: 'lux', gameId: '7', dealer: 'Marco' }])
  stop()
  expect(seen).toEqual([
    { dealer: 'Elena', freeSeats: 3 },
    { dealer: 'Elena', freeSeats: 2 },
    { dealer: 'Marco', freeSeats: 2 },
  ])
})

it('knows which tables have changed; a game without a table stays one', () => {
  const store = tableStore()
  expect(store.hasChanged(game)).toBe(false)
  store.receive([{ providerId: 'lux', gameId: '7', freeSeats: 2 }])
  expect(store.hasChanged(game)).toBe(true)
  expect(store.of({ providerId: 'lux', id: '7' } as Game)).toBeUndefined()
})
