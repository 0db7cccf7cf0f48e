import type { TopMatchesBlock } from '#manifest'
import { MatchPlace } from '#domains/matches/parts/match-place.tsx'

/** The most important matches of the next days, with odds. */
export default function TopMatches({ title, limit }: TopMatchesBlock) {
  return <MatchPlace title={title} limit={limit} live={false} />
}
