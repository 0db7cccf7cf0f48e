import { Bets } from '#engine/routing/history/bets.tsx'

/** The player’s bets. */
export default function BetHistory() {
  return <Bets />
}
