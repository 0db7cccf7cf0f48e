import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Win, WinInfo } from '#api'
import { connected, listen, next } from '../../testing/live.ts'
import { openGame } from './testing.ts'

let live: Awaited<ReturnType<typeof listen>>
beforeEach(async () => {
  live = await listen()
})
afterEach(() => live.close())

const wins = async (): Promise<WinInfo> => (await live.app.inject({ url: '/api/wins' })).json()

test('lists wins of more than the stake, the newest first, with abbreviated names and rates', async () => {
  const { items, currency, rates } = await wins()
  expect(items.length).toBeGreaterThanOrEqual(12)
  for (const { player, amount, image } of items) {
    expect(player).toMatch(/^\p{L}{1,2}\*\*\*$/u)
    expect(amount).toBeGreaterThan(0)
    expect(image).toMatch(/^http.*\.svg$/)
  }
  expect([currency, rates?.some((known) => known.currency === 'TND')]).toEqual(['EUR', true])
})

test('a real round that wins is sent to everybody and leads the list; a demo is not', async () => {
  const visitor = await connected(live.socket())
  const heard: Win[] = []
  visitor.on('win', (win: Win) => heard.push(win))
  const fix = (game: { providerId: string; id: string }, outcome: string) =>
    live.app.inject({
      method: 'POST',
      url: `/__sandbox/games/${game.providerId}/${game.id}/outcome`,
      payload: { outcome },
    })

  const demo = await openGame(live.app, { query: 'type=slots' })
  const real = await openGame(live.app, { query: 'type=slots', login: 'claire' })
  const play = async (opened: typeof real, id: string) => {
    await fix(opened.game, 'win')
    return (await opened.bet({ id, spots: { spin: 100 } })).body.bet
  }
  await play(demo, 'demo-0001')
  let won = 0
  const told = next(visitor, 'win')
  for (let spin = 0; won <= 100 && spin < 50; spin++) won = (await play(real, `spin-${1000 + spin}`)).win
  expect(await told).toMatchObject({ player: 'cl***', gameId: real.game.id, amount: won / 100, currency: 'EUR' })
  expect((await wins()).items[0]).toMatchObject({ player: 'cl***', amount: won / 100 })
  expect(heard).toHaveLength(1)
})
