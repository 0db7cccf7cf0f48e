import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../app/db/database.ts'
import { seedGames } from '../seed.ts'
import { editDistance } from './edit-distance.ts'
import { GameSearch } from './game-search.ts'
import { testDatabase } from '../../../testing/database.ts'

let db: Database
let search: GameSearch
beforeAll(async () => {
  db = await openDatabase(await testDatabase('empty'))
  await seedGames(db)
  search = new GameSearch(db)
})
afterAll(() => db.destroy())

/** The names of the games found, with their providers. */
async function found(text: string) {
  const ranks = await search.find(text)
  const rows = await db.selectFrom('games').select(['popularity', 'search_text']).execute()
  const names = new Map(rows.map((row) => [row.popularity, row.search_text]))
  return ranks.map((rank) => names.get(rank)!)
}

test.each([
  ['karavn', /caravan/],
  ['caravna', /caravan/],
  ['rulette', /roulette/],
  ['pharoh', /pharaoh/],
  ['tgier', /tiger/],
  ['CÓRDBA', /cordoba/],
  ['blck jack', /blackjack/],
  ['jagu', /jaguar/],
  ['dragn tigr', /dragon.*tiger/],
])('finds games by %s, misspelt or incomplete', async (text, expected) => {
  const names = await found(text)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !expected.test(name))).toEqual([])
})

test('correctly spelt words are not treated as mistakes', async () => {
  const names = await found('lantern')
  expect(names.filter((name) => !name.includes('lantern'))).toEqual([])
})

test('a correct word may be a misspelling of another word', async () => {
  const [game] = await found('dragon tiger')
  expect(game).toContain('dragon')
  expect((await found('dragn tiger')).length).toBe((await found('dragon tiger')).length)
})

test('ranks the game’s name before the provider’s, and whole words before prefixes', async () => {
  const names = await found('amber')
  const own = names.map((name) => name.startsWith('amber'))
  expect(own.lastIndexOf(true)).toBeLessThan(own.indexOf(false))
})

test('finds nothing for punctuation or dissimilar text', async () => {
  expect(await found('%_"--')).toEqual([])
  expect(await found('xqzwv')).toEqual([])
})

test('finds new games after the index is cleared', async () => {
  const text = 'zebrafinch'
  expect(await search.find(text)).toEqual([])
  await db.updateTable('games').set({ search_text: text }).where('popularity', '=', 7).execute()
  expect(await search.find(text)).toEqual([])
  search.forget()
  expect(await search.find(text)).toEqual([7])
})

test('searches ten thousand games', async () => {
  const large = await openDatabase(await testDatabase('empty'))
  await seedGames(large, 10_000)
  const { count } = await large
    .selectFrom('games')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(10_000)
  expect((await new GameSearch(large).find('karavn')).length).toBeGreaterThan(100)
  await large.destroy()
})

test.each([
  ['tiger', 'tiger', 0, 0],
  ['tigre', 'tiger', 1, 1],
  ['tigr', 'tigers', 2, 1],
  ['', 'fox', 3, 0],
  ['fox', '', 3, 3],
])('the distance of %s from %s', (typed, word, whole, beginning) => {
  expect(editDistance(typed, word)).toEqual({ whole, beginning })
})
