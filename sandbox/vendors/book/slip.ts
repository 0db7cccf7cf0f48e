import { combined, payoutOf } from '../../domains/sport/odds.ts'
import type { BetOrder, Pick, SlipOrder, SportEvent } from './api-types.ts'

/** An outcome that the player picked, with the odds shown for it. */
export interface Selection extends Pick {
  sport: string
  eventName: string
  /** The English name of the outcome; views translate it. */
  outcomeName: string
  kind: string
  line?: number | undefined
  odds: number
  /** The odds before a change that the player has not accepted yet. */
  was?: number | undefined
  suspended: boolean
  closed: boolean
  live: boolean
  /** The stake of a single, as it was typed. */
  stake: string
}

/** Singles with a stake each, or one combination of all selections. */
export type SlipMode = 'single' | 'combination'

/** A bet slip. */
export interface Slip {
  selections: Selection[]
  mode: SlipMode
  /** The combination’s stake, as it was typed. */
  stake: string
}

export const keyOf = ({ event, market, outcome }: Pick): string => `${event}|${market}|${outcome}`

/** Parses a typed amount into minor units; null if it is not an amount. */
export function amountOf(typed: string, digits: number): number | null {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,9}(\.\d*)?$/.test(text)) return null
  const [whole = '', part = ''] = text.split('.')
  if (part.length > digits) return null
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0') || 0)
}

/** Whether the selections can form one combination: at least two, each of another event. */
export const combines = ({ selections }: Slip): boolean =>
  selections.length > 1 && new Set(selections.map(({ event }) => event)).size === selections.length

/** The odds of a combination of all, rounded as those of a placed bet. */
export const combinedOdds = ({ selections }: Slip): number => combined(selections.map(({ odds }) => odds))

/** Returns the bets of a slip that have a stake. */
export function betsOf(slip: Slip, digits: number): BetOrder[] {
  const order = ({ event, market, outcome, odds }: Selection) => ({ event, market, outcome, odds })
  if (slip.mode === 'combination') {
    const stake = amountOf(slip.stake, digits)
    return stake ? [{ stake, selections: slip.selections.map(order) }] : []
  }
  return slip.selections.flatMap((selection) => {
    const stake = amountOf(selection.stake, digits)
    return stake ? [{ stake, selections: [order(selection)] }] : []
  })
}

/** Returns the total stake and what it pays if everything wins, in minor units. */
export function totalsOf(slip: Slip, digits: number): { stake: number; win: number } {
  const bets = betsOf(slip, digits)
  const win = bets.map(({ stake, selections }) =>
    payoutOf(
      stake,
      selections.map(({ odds }) => odds),
    ),
  )
  return { stake: sum(bets.map(({ stake }) => stake)), win: sum(win) }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Returns a new id of a slip, 32 hex digits. */
export const newSlipId = (): SlipOrder['id'] =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the selection updated from its event: changed odds, suspended, closed. */
export function refreshed(selection: Selection, event: SportEvent): Selection {
  if (event.id !== selection.event) return selection
  const over = event.status === 'finished' || event.status === 'cancelled'
  const market = event.markets.find(({ id }) => id === selection.market)
  const outcome = market?.outcomes.find(({ id }) => id === selection.outcome)
  const live = event.status === 'live'
  if (over) return { ...selection, live, closed: true }
  if (!market || !outcome) return { ...selection, live }
  const next = { ...selection, live, closed: false, suspended: event.suspended || market.suspended }
  if (outcome.odds === selection.odds) return next
  return { ...next, odds: outcome.odds, was: selection.was ?? selection.odds }
}
