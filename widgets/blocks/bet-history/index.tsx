import { Bets } from '#domains/history/parts/bets.tsx'

/** The player’s bets. */
export default function BetHistory() {
  return <Bets />
}
