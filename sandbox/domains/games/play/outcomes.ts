import { keyedChance, secureChance } from '../../../app/secure-chance.ts'
import { gameKey, type GameRow } from './game-rules.ts'
import { dealFrom } from '../rules/cards.ts'
import type { Bets, DrawRules } from '../rules/rules.ts'
import { winOf } from '../rules/rules.ts'

/**
 * An outcome that a test fixes: whether the next bet wins, the cards on top of the next deal, or the outcome itself.
 */
export type FixedOutcome = 'win' | 'loss' | { cards: string[] } | object

const tries = 100_000
const cardsOfAHand = 40

/**
 * Draws the outcomes of all games. Those of shared rounds are derived from the server’s secret, so that all players see
 * the same.
 */
export class Outcomes {
  readonly #secret: string
  readonly #nextByGame = new Map<string, FixedOutcome[]>()
  readonly #byRound = new Map<string, unknown>()
  #jackpot: string | null = null

  constructor(secret: string) {
    this.#secret = secret
  }

  /** The outcome of one player’s individual round. */
  next(game: GameRow, rules: DrawRules, bets: Bets): unknown {
    const fixed = this.#takeNext(game)
    if (fixed !== 'win' && fixed !== 'loss') return fixed ?? rules.draw(secureChance)
    for (let turn = 0; turn < tries; turn++) {
      const outcome = rules.draw(secureChance)
      if (winOf(rules, bets, outcome) > 0 === (fixed === 'win')) return outcome
    }
    throw new Error(`no outcome of ${gameKey(game)} is a ${fixed}`)
  }

  /** The cards of one player’s hand. */
  cards(game: GameRow, packs: number): string[] {
    const top = (this.#takeNext(game) as { cards?: string[] } | undefined)?.cards ?? []
    const shoe = dealFrom(packs, packs * 52, secureChance)
    for (const card of top) shoe.splice(shoe.indexOf(card), 1)
    return [...top, ...shoe].slice(0, cardsOfAHand)
  }

  /** The outcome of a shared round. It must stay secret until the round’s bets are closed. */
  ofRound(game: GameRow, round: string, rules: DrawRules): unknown {
    const name = `${gameKey(game)}/${round}`
    return this.#byRound.get(name) ?? rules.draw(keyedChance(this.#secret, name))
  }

  /** Fixes the outcomes of the next bets on a game with individual rounds, in order. */
  fixNext(game: GameRow, outcome: FixedOutcome): void {
    const list = this.#nextByGame.get(gameKey(game)) ?? []
    this.#nextByGame.set(gameKey(game), [...list, outcome])
  }

  /** Fixes the outcome of a shared round. */
  fixRound(game: GameRow, round: string, outcome: object): void {
    this.#byRound.set(`${gameKey(game)}/${round}`, outcome)
  }

  /** Lets the next stake that feeds this jackpot win it. */
  fixJackpot(id: string): void {
    this.#jackpot = id
  }

  /** The fixed jackpot, if it is one of these; it is then cleared. */
  takeJackpot(ids: string[]): string | null {
    const fixed = this.#jackpot
    if (fixed === null || !ids.includes(fixed)) return null
    this.#jackpot = null
    return fixed
  }

  /** Clears all fixed outcomes. */
  clear(): void {
    this.#jackpot = null
    this.#nextByGame.clear()
    this.#byRound.clear()
  }

  #takeNext(game: GameRow): FixedOutcome | undefined {
    return this.#nextByGame.get(gameKey(game))?.shift()
  }
}
