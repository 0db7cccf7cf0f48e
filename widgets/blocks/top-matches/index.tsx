import type { TopMatchesBlock } from '#manifest'
import { matchQuery, matchStore } from '#domains/matches/match-store.ts'
import { MatchPlace } from '#domains/matches/parts/match-place.tsx'
import type { FirstRead } from '#engine/registry.ts'

export const firstRead: FirstRead<TopMatchesBlock> = (stores, { limit }) =>
  stores.manifest.pages.SPORT.visible
    ? stores.get(matchStore).list(matchQuery({ live: false, limit }, stores))
    : undefined

/** The most important matches of the next days, with odds. */
export default function TopMatches({ title, limit }: TopMatchesBlock) {
  return <MatchPlace title={title} limit={limit} live={false} />
}
