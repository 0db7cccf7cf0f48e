/** Which changes of odds a slip accepts since the player saw them. */
export type OddsPolicy = 'none' | 'higher' | 'any'

/** One bet of a slip. */
export interface BetOrder {
  /** In the minor unit. */
  stake: number
  selections: { event: string; market: string; outcome: string; odds: number }[]
}

/** A slip as the vendor’s page sends it. */
export interface SlipOrder {
  id: string
  acceptOdds: OddsPolicy
  bets: BetOrder[]
}
