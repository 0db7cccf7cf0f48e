import type { Tables } from '../../../app/db/tables.ts'
import { type GameKind, kindOf } from './kinds.ts'
import { baccaratRules, dragonTigerRules } from '../rules/baccarat-rules.ts'
import { blackjackRules } from '../rules/blackjack-rules.ts'
import { crashRules } from '../rules/crash-rules.ts'
import { diceRules } from '../rules/dice-rules.ts'
import { keno, lotto, numbersRules } from '../rules/numbers-rules.ts'
import { type RouletteWheel, rouletteRules } from '../rules/roulette-rules.ts'
import type { DrawRules, HandRules } from '../rules/rules.ts'
import { type SlotRules, slotRules } from '../rules/slot-rules.ts'
import { threeCardRules } from '../rules/three-card-rules.ts'
import { wheelRules } from '../rules/wheel-rules.ts'

/** The properties of a game that decide its rules. */
export type GameRow = Pick<Tables['games'], 'provider_id' | 'id' | 'name' | 'type' | 'rtp' | 'volatility'>

type Rules = { by: 'draw'; rules: DrawRules } | { by: 'hand'; rules: HandRules }

const usualReturn = 96

/** The wheel of a roulette game, by its name. */
export const rouletteWheelOf = ({ name }: Pick<GameRow, 'name'>): RouletteWheel =>
  /american/i.test(name) ? 'american' : /french/i.test(name) ? 'french' : 'european'

const slots = new Map<string, SlotRules>()

/** The rules of a slot. */
export function slotOf(game: GameRow): SlotRules {
  const key = `${gameKey(game)}/${game.volatility}/${game.rtp}`
  const rules = slots.get(key) ?? slotRules(gameKey(game), game.volatility ?? 'medium', (game.rtp ?? usualReturn) / 100)
  slots.set(key, rules)
  return rules
}

/** The unique key of a game. */
export const gameKey = ({ provider_id, id }: Pick<GameRow, 'provider_id' | 'id'>): string => `${provider_id}/${id}`

const makers: Record<GameKind, (game: GameRow) => Rules> = {
  slot: (game) => draw(slotOf(game)),
  crash: ({ rtp }) => draw(crashRules((rtp ?? usualReturn) / 100)),
  lotto: () => draw(numbersRules(lotto)),
  keno: () => draw(numbersRules(keno)),
  wheel: () => draw(wheelRules),
  roulette: (game) => draw(rouletteRules(rouletteWheelOf(game))),
  baccarat: () => draw(baccaratRules),
  'dragon-tiger': () => draw(dragonTigerRules),
  dice: () => draw(diceRules(3)),
  craps: () => draw(diceRules(2)),
  blackjack: () => hand(blackjackRules),
  poker: () => hand(threeCardRules),
}

// Outcomes and states are only ever passed back to the rules that made them.
const draw = <Outcome>(rules: DrawRules<Outcome>): Rules => ({ by: 'draw', rules: rules as DrawRules })
const hand = <State>(rules: HandRules<State>): Rules => ({ by: 'hand', rules: rules as HandRules })

/** The rules of a game. */
export const rulesOf = (game: GameRow): Rules => makers[kindOf(game)](game)

/** The long-term return of a game as stated to players, in percent: on its main bet, played well. */
export function statedReturn(game: GameRow): number {
  const { by, rules } = rulesOf(game)
  return Math.round((by === 'draw' ? rules.rtp(rules.mainSpot) : rules.rtp) * 1000) / 10
}
