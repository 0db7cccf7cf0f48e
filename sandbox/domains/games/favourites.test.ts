import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FavouriteList, Game, GameList } from '#api'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
let player: Browser
let games: Game[]

beforeEach(async () => {
  sandbox = await buildSandbox({ database: await testDatabase() })
  player = await signedIn(sandbox.app)
  games = (await player.get('/api/games?size=3')).json<GameList>().rows
})
afterEach(() => sandbox.close())

const path = ({ providerId, id }: Game) => `/api/my/favourites/${providerId}/${id}`
const list = async (browser = player) => (await browser.get('/api/my/favourites')).json<FavouriteList>()

test('stores favourites per player, latest first, each once', async () => {
  for (const game of [...games, games[0]!]) expect((await player.put(path(game))).statusCode).toBe(204)
  expect(await list()).toEqual(games.toReversed())
  expect(await list(await signedIn(sandbox.app, 'claire'))).toEqual([])
})

test('removes one, even if it is not there', async () => {
  await player.put(path(games[0]!))
  await player.put(path(games[1]!))
  expect((await player.delete(path(games[0]!))).statusCode).toBe(204)
  expect((await player.delete(path(games[0]!))).statusCode).toBe(204)
  expect(await list()).toEqual([games[1]])
})

test('accepts a JSON content type without a body', async () => {
  const response = await player.call('PUT', path(games[0]!), { headers: { 'content-type': 'application/json' } })
  expect(response.statusCode).toBe(204)
})

test('refuses unknown games and visitors', async () => {
  expect((await player.put('/api/my/favourites/nobody/nothing')).json()).toEqual({ code: 404 })
  await player.delete('/api/logout')
  expect((await player.get('/api/my/favourites')).statusCode).toBe(401)
  expect((await player.put(path(games[0]!))).statusCode).toBe(401)
  expect((await player.delete(path(games[0]!))).statusCode).toBe(401)
})
