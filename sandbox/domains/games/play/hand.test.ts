import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../../app/server.ts'
import { type Browser, signedIn } from '../../../testing/browser.ts'
import { openGame, type OpenGame } from '../testing.ts'
import { testDatabase } from '../../../testing/database.ts'

let sandbox: Sandbox
let browser: Browser
let game: OpenGame

const blackjack = { query: 'type=table', name: /blackjack/i }
const open = () => openGame(sandbox.app, { ...blackjack, browser, mode: 'real' })
const control = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
  sandbox.app.inject({ method, url: `/__sandbox${path}`, ...(payload && { payload }) })
const fix = (cards: string) =>
  control('POST', `/games/${game.game.providerId}/${game.game.id}/outcome`, { outcome: { cards: cards.split(' ') } })
const deal = (id = 'hand-0001') => game.bet({ id, spots: { deal: 1000 } })
const decide = (step: number, action: string, id = 'hand-0001') =>
  game.call('POST', `/bets/${id}/decisions`, { step, action })

beforeEach(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  browser = await signedIn(sandbox.app, 'claire')
  game = await open()
})
afterEach(() => sandbox.close())

test('a hand is dealt, decided and paid', async () => {
  await fix('6S 9H 5D TC TD')
  const dealt = await deal()
  expect(dealt.body).toMatchObject({
    balance: 86_040,
    bet: { status: 'open', shown: { player: ['6S', '5D'], dealer: ['9H'] } },
  })
  expect(dealt.body.bet.decisions).toEqual([
    { action: 'hit', costs: 0 },
    { action: 'stand', costs: 0 },
    { action: 'double', costs: 1000 },
  ])
  const doubled = await decide(0, 'double')
  expect(doubled.body).toMatchObject({
    balance: 89_040,
    bet: { status: 'won', stake: 2000, win: 4000, shown: { dealer: ['9H', 'TC'] } },
  })
  expect((await browser.get('/api/my/bets?size=1')).json().rows[0]).toMatchObject({ stake: 20, win: 40, status: 'won' })
})

test('a repeated decision is not made twice; another one at the same step is refused', async () => {
  await fix('2S 9H 3D TC 4D 5S 6H')
  await deal()
  const [one, again] = await Promise.all([decide(0, 'hit'), decide(0, 'hit')])
  expect(one.body.bet.shown).toMatchObject({ player: ['2S', '3D', '4D'] })
  expect(again.body.bet).toEqual(one.body.bet)
  expect((await decide(0, 'stand')).body.error).toBe('conflict')
  expect((await decide(2, 'hit')).body.error).toBe('conflict')
  expect((await decide(1, 'double')).body.error).toBe('invalid')
  expect((await decide(1, 'peek')).body.error).toBe('invalid')
})

test('one hand at a time, which any session of the player can continue and finish', async () => {
  await fix('9S 9H TD TC')
  await deal()
  expect((await deal('hand-0002')).body.error).toBe('conflict')
  game = await open()
  const { hand } = await game.state()
  expect(hand).toMatchObject({ id: 'hand-0001', shown: { player: ['9S', 'TD'] } })
  expect((await deal('hand-0003')).body.error).toBe('conflict')
  expect((await decide(0, 'stand')).body).toMatchObject({ bet: { status: 'won', win: 1000 }, balance: 87_040 })
  expect((await game.state()).hand).toBeUndefined()
  expect((await deal('hand-0004')).status).toBe(200)
})

test('doubling without enough money is refused, and the hand continues', async () => {
  await control('PATCH', '/users/claire', { balance: 15, bonusBalance: 0 })
  await fix('6S 9H 5D TC 2D')
  await deal()
  expect(await decide(0, 'double')).toMatchObject({ status: 402, body: { error: 'funds' } })
  expect((await decide(0, 'stand')).body).toMatchObject({ bet: { status: 'lost', stake: 1000 }, balance: 500 })
})

test('a blackjack is paid at once', async () => {
  await fix('AS 9H KD TC')
  expect((await deal()).body).toMatchObject({ bet: { status: 'won', win: 2500, decisions: [] }, balance: 88_540 })
})

test('three-card poker accepts ante and pair plus, then the play bet', async () => {
  game = await openGame(sandbox.app, { query: 'type=table', name: /poker/i, browser, mode: 'real' })
  expect((await game.bet({ id: 'hand-0001', spots: { 'pair-plus': 100 } })).body.error).toBe('invalid')
  await fix('9S 9H 4D JS 8H 2D')
  const dealt = await game.bet({ id: 'hand-0001', spots: { ante: 100, 'pair-plus': 50 } })
  expect(dealt.body.bet.decisions).toEqual([
    { action: 'play', costs: 100 },
    { action: 'fold', costs: 0 },
  ])
  expect((await decide(0, 'play')).body).toMatchObject({
    bet: { stake: 250, win: 400, status: 'won' },
    balance: 87_040 - 250 + 400,
  })
})
