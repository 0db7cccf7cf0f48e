import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../app/db/database.ts'
import { Clock } from '../../../app/clock.ts'
import { seedIfEmpty } from '../../../app/seed.ts'
import { type GameRow, rulesOf, statedReturn } from './game-rules.ts'
import { gameKinds, isShared, kindOf } from './kinds.ts'
import { Outcomes } from './outcomes.ts'
import { stakesOf } from '../../../app/stakes.ts'
import { symbolArt, symbolCount } from '../page/symbol-art.ts'
import { timetableOf } from './timetable.ts'
import { testDatabase } from '../../../testing/database.ts'

let db: Database
let games: GameRow[]
beforeAll(async () => {
  db = await openDatabase(await testDatabase('empty'))
  await seedIfEmpty(db, new Clock())
  games = await db.selectFrom('games').select(['provider_id', 'id', 'name', 'type', 'rtp', 'volatility']).execute()
})
afterAll(() => db.destroy())

test('every seeded game has rules with the stated return, and can be played', () => {
  const outcomes = new Outcomes('secret')
  for (const game of games) {
    const { by, rules } = rulesOf(game)
    expect([game.name, statedReturn(game)]).toEqual([game.name, game.rtp])
    expect(game.rtp).toBeGreaterThan(93)
    expect(game.rtp).toBeLessThan(99.2)
    expect(rules.accepts(rules.mainSpot)).toBe(true)
    if (by === 'hand') expect(outcomes.cards(game, rules.packs)).toHaveLength(40)
    else expect(rules.isOutcome(outcomes.next(game, rules, { [rules.mainSpot]: 100 }))).toBe(true)
  }
  expect(new Set(games.map(kindOf))).toEqual(new Set(gameKinds))
})

test.each([
  ['Fez Keno', 'tv', 'keno'],
  ['Bosphorus Draw', 'tv', 'lotto'],
  ['Velvet Spinning Wheel', 'tv', 'wheel'],
  ['Lunar Wheels', 'slots', 'slot'],
  ['Dragon & Tiger Petra', 'live', 'dragon-tiger'],
  ['Royal Sic Bo', 'table', 'dice'],
  ['Craps Fez', 'table', 'craps'],
  ['Atlas Blackjack 3', 'live', 'blackjack'],
] as const)('%s (%s) is played as %s', (name, type, kind) => {
  expect(kindOf({ name, type })).toBe(kind)
})

test('the rounds of every shared game follow each other without gaps, and bets close before they are paid', () => {
  const outcomes = new Outcomes('secret')
  const start = Date.UTC(2026, 5, 1, 11, 50)
  for (const game of games.filter(isShared).filter((_, index) => index % 5 === 0)) {
    const timetable = timetableOf(game, outcomes)
    let round = timetable.at(start)
    while (round.opensAt < start + 30 * 60_000) {
      expect(round.opensAt < round.closesAt && round.closesAt <= round.paysAt && round.paysAt < round.endsAt).toBe(true)
      expect(timetable.at(round.endsAt - 1).id).toBe(round.id)
      const next = timetable.at(round.endsAt)
      expect([game.name, next.opensAt]).toEqual([game.name, round.endsAt])
      expect(timetable.paidBefore(round.endsAt, 1)).toEqual([round])
      round = next
    }
  }
})

test.each([
  ['EUR', 20, 100_000],
  ['TND', 400, 2_000_000],
  ['XOF', 100, 500_000],
  ['MAD', 200, 1_000_000],
  ['UZS', undefined, undefined],
  ['AAA', 20, 100_000],
])('the stakes in %s increase in whole units', (currency, least, demo) => {
  const { steps, chips, min, max, demo: money } = stakesOf(currency)
  for (const list of [steps, chips]) {
    expect(list).toEqual(list.toSorted((one, other) => one - other))
    for (const step of list) expect(Number.isSafeInteger(step) && step > 0).toBe(true)
  }
  expect(min).toBe(steps[0])
  expect(max).toBeGreaterThan(steps.at(-1)!)
  if (least) expect([steps[0], money]).toEqual([least, demo])
})

test('a slot’s symbols differ from each other and from other slots’, and the first is its own motif', () => {
  const slots = games.filter(({ type }) => type === 'slots').slice(0, 40)
  const drawn = slots.map(({ provider_id: providerId, id, name, type }) =>
    Array.from({ length: symbolCount }, (_, index) => symbolArt({ providerId, id, name, type }, index)),
  )
  for (const symbols of drawn) {
    expect(new Set(symbols).size).toBe(symbolCount)
    for (const svg of symbols) expect(svg).not.toMatch(/NaN|undefined|<script|url\(#\)/)
  }
  expect(new Set(drawn.map(([own]) => own)).size).toBeGreaterThan(25)
})
