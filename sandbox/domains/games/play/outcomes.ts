import { keyedChance, secureChance } from '../../../app/secure-chance.ts'
import { gameKey, type GameRow } from './game-rules.ts'
import { dealFrom } from '../rules/cards.ts'
import type { Bets, DrawRules } from '../rules/rules.ts'
import { winOf } from '../rules/rules.ts'

/** What a test may fix: whether the next bet wins, the cards on top of the next deal, or the outcome itself. */
export type FixedOutcome = 'win' | 'loss' | { cards: string[] } | object

const tries = 100_000
const cardsOfAHand = 40

/** Draws the outcomes of all games. Those of shared rounds follow from the server’s secret, so that every player sees the same. */
export class Outcomes {
  readonly #secret: string
  readonly #nextByGame = new Map<string, FixedOutcome[]>()
  readonly #byRound = new Map<string, unknown>()
  #jackpot: string | null = null

  constructor(secret: string) {
    this.#secret = secret
  }

  /** The outcome of one player’s own round. */
  next(game: GameRow, rules: DrawRules, bets: Bets): unknown {
    const fixed = this.#takeNext(game)
    if (fixed !== 'win' && fixed !== 'loss') return fixed ?? rules.draw(secureChance)
    for (let turn = 0; turn < tries; turn++) {
      const outcome = rules.draw(secureChance)
      if (winOf(rules, bets, outcome) > 0 === (fixed === 'win')) return outcome
    }
    throw new Error(`no outcome of ${gameKey(game)} is a ${fixed}`)
  }

  /** The cards of one player’s own hand. */
  cards(game: GameRow, packs: number): string[] {
    const top = (this.#takeNext(game) as { cards?: string[] } | undefined)?.cards ?? []
    const shoe = dealFrom(packs, packs * 52, secureChance)
    for (const card of top) shoe.splice(shoe.indexOf(card), 1)
    return [...top, ...shoe].slice(0, cardsOfAHand)
  }

  /** The outcome of a shared round. It must not be told before the round’s bets are closed. */
  ofRound(game: GameRow, round: string, rules: DrawRules): unknown {
    const name = `${gameKey(game)}/${round}`
    return this.#byRound.get(name) ?? rules.draw(keyedChance(this.#secret, name))
  }

  /** Fixes the outcome of the next bets on a game that everybody plays alone, one after the other. */
  fixNext(game: GameRow, outcome: FixedOutcome): void {
    const list = this.#nextByGame.get(gameKey(game)) ?? []
    this.#nextByGame.set(gameKey(game), [...list, outcome])
  }

  /** Fixes the outcome of a shared round. */
  fixRound(game: GameRow, round: string, outcome: object): void {
    this.#byRound.set(`${gameKey(game)}/${round}`, outcome)
  }

  /** Lets the jackpot of this id fall with the next stake that feeds it. */
  fixJackpot(id: string): void {
    this.#jackpot = id
  }

  /** The jackpot that was fixed, where it is one of these. */
  takeJackpot(ids: string[]): string | null {
    const fixed = this.#jackpot
    if (fixed === null || !ids.includes(fixed)) return null
    this.#jackpot = null
    return fixed
  }

  /** Forgets what was fixed. */
  clear(): void {
    this.#jackpot = null
    this.#nextByGame.clear()
    this.#byRound.clear()
  }

  #takeNext(game: GameRow): FixedOutcome | undefined {
    return this.#nextByGame.get(gameKey(game))?.shift()
  }
}
