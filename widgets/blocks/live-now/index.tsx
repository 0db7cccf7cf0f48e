import type { LiveNowBlock } from '#manifest'
import { MatchPlace } from '#domains/matches/parts/match-place.tsx'

/** The matches that are being played, with scores and odds. */
export default function LiveNow({ title, limit }: LiveNowBlock) {
  return <MatchPlace title={title} limit={limit} live />
}
