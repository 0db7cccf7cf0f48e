import type { Jackpot } from '#api'

/** The table of the jackpots. */
export interface JackpotTables {
  jackpots: {
    id: string
    name: string
    kind: Jackpot['kind']
    level: number
    currency: string
    amount: number
    start: number
    ceiling: number
    step: number
    last_won_at: number | null
    last_won_amount: number | null
  }
}
