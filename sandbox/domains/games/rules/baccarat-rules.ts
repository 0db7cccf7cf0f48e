import { areCards, dealFrom, ranks } from './cards.ts'
import type { DrawRules } from './rules.ts'

/** The final cards of the two hands. */
export interface BaccaratOutcome {
  player: string[]
  banker: string[]
}

const valueOf = (card: string) => (card[0] === 'A' ? 1 : Math.min(10, ranks.indexOf(card[0]!) + 2) % 10)

/** A hand’s points: the last digit of the sum. */
export const points = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0) % 10

/** Plays a coup from the first cards of a shoe, by the fixed drawing rules. */
export function coup(shoe: readonly string[]): BaccaratOutcome {
  const [first, second, third, fourth, ...rest] = shoe as [string, string, string, string, ...string[]]
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ]
  if (points(player) >= 8 || points(banker) >= 8) return { player, banker }

  const drawn = points(player) <= 5 ? rest.shift() : undefined
  if (drawn) player.push(drawn)
  if (bankerDraws(points(banker), drawn)) banker.push(rest.shift()!)
  return { player, banker }
}

function bankerDraws(held: number, playersThird: string | undefined): boolean {
  if (playersThird === undefined) return held <= 5
  const third = valueOf(playersThird)
  if (held <= 2) return true
  if (held === 3) return third !== 8
  const [from, to] = { 4: [2, 7], 5: [4, 7], 6: [6, 7] }[held] ?? [1, 0]
  return third >= from! && third <= to!
}

/** The returns of the three spots with eight packs; published figures for the usual rules. */
const returns: Record<string, number> = { player: 0.98765, banker: 0.98942, tie: 0.8564 }

/** The rules of baccarat: eight packs, five percent commission on the banker’s wins. */
export const baccaratRules: DrawRules<BaccaratOutcome> = {
  mainSpot: 'player',
  accepts: (spot) => Object.hasOwn(returns, spot),
  draw: (chance) => coup(dealFrom(8, 6, chance)),
  isOutcome: (value): value is BaccaratOutcome => {
    const { player, banker } = (value ?? {}) as Partial<BaccaratOutcome>
    return areCards(player, 2) && areCards(banker, 2) && player.length <= 3 && banker.length <= 3
  },
  pays(spot, { player, banker }) {
    const lead = points(player) - points(banker)
    if (spot === 'tie') return lead === 0 ? 9 : 0
    if (lead === 0) return 1
    if (spot === 'player') return lead > 0 ? 2 : 0
    return lead < 0 ? 1.95 : 0
  },
  rtp: (spot) => returns[spot] ?? 0,
}

/** One card for each side. */
export interface DragonTigerOutcome {
  dragon: string
  tiger: string
}

const height = (card: string) => (card[0] === 'A' ? 1 : ranks.indexOf(card[0]!) + 2)

/** The probability that two cards from eight packs have the same rank. */
const tieShare = 31 / 415

/** The rules of dragon tiger: the higher card wins, an ace is low, a tie returns half. */
export const dragonTigerRules: DrawRules<DragonTigerOutcome> = {
  mainSpot: 'dragon',
  accepts: (spot) => ['dragon', 'tiger', 'tie'].includes(spot),
  draw(chance) {
    const [dragon, tiger] = dealFrom(8, 2, chance) as [string, string]
    return { dragon, tiger }
  },
  isOutcome: (value): value is DragonTigerOutcome => {
    const { dragon, tiger } = (value ?? {}) as Partial<DragonTigerOutcome>
    return areCards([dragon, tiger], 2)
  },
  pays(spot, { dragon, tiger }) {
    const lead = height(dragon) - height(tiger)
    if (spot === 'tie') return lead === 0 ? 12 : 0
    if (lead === 0) return 0.5
    return (spot === 'dragon') === lead > 0 ? 2 : 0
  },
  rtp: (spot) => (spot === 'tie' ? 12 * tieShare : 1 - tieShare + tieShare / 2),
}
