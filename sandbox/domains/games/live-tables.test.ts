import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../app/db/database.ts'
import { Clock } from '../../app/clock.ts'
import { seedIfEmpty } from '../../app/seed.ts'
import { LiveTables } from './live-tables.ts'

let db: Database
let tables: LiveTables
beforeEach(async () => {
  db = await openDatabase(':memory:')
  await seedIfEmpty(db, new Clock())
  tables = new LiveTables(db)
})
afterEach(() => db.destroy())

const at = (minutes: number) => Date.UTC(2030, 0, 5) + minutes * 60_000

test('free seats change while tables move, and each change is returned once', async () => {
  await tables.move(at(0))
  const changed = await tables.move(at(1))
  expect(changed.length).toBeGreaterThan(3)
  for (const { freeSeats } of changed) expect(freeSeats).toSatisfy((free: number) => free >= 0 && free <= 7)
  expect(await tables.move(at(1))).toEqual([])
})

test('a table shows what it was set to, until it is cleared', () => {
  const table = { providerId: 'lux', gameId: '7', name: 'Blackjack' }
  const before = tables.of(table)
  tables.set(table, { dealer: 'Ada' })
  tables.set(table, { freeSeats: 0 })
  expect(tables.of(table)).toEqual({ dealer: 'Ada', freeSeats: 0 })
  tables.clear()
  expect(tables.of(table)).toEqual(before)
  expect(tables.of({ ...table, name: 'Roulette' })).not.toHaveProperty('freeSeats')
})
