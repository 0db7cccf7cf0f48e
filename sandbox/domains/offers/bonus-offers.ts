import type { GameType } from '#api'

/** The rules of a kind of bonus. */
interface BonusOffer {
  /** How many times the bonus must be staked. */
  factor: number
  /** The number of days for activating it, and again for staking it. */
  days: number
  /** Whether bets on sport count instead of games. */
  sport?: boolean
}

const rules = {
  weekend: { factor: 20, days: 7 },
  loyalty: { factor: 30, days: 14 },
  'free-play': { factor: 10, days: 3 },
  'first-sport': { factor: 8, days: 30, sport: true },
  'first-slots': { factor: 30, days: 30 },
} satisfies Record<string, BonusOffer>

/** Every kind of bonus in the sandbox. */
export const bonusOffers: Record<BonusOfferName, BonusOffer> = rules

/** The name of a kind of bonus. */
export type BonusOfferName = keyof typeof rules

/** The share of a stake that counts, in percent, by type of game. */
export const stakeShares: Record<GameType, number> = { slots: 100, tv: 100, crash: 50, table: 10, live: 10 }
