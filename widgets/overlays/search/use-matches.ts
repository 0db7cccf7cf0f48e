import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SportEvent } from '#api'
import { matchAddress } from '#domains/matches/match-address.ts'
import { matchStore } from '#domains/matches/match-store.ts'
import { matchTime } from '#domains/matches/match-time.ts'
import { matchRank } from '#domains/search/match.ts'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { best, type Found, type Result } from './result.ts'

const limit = 5
/** As many as the platform returns at once, in case it does not search. */
const size = 50

/** Live and upcoming matches whose sides or league match, each leading to it in the sportsbook. Call it in an `observer`. */
export function useMatches(text: string): Found {
  const { manifest, language } = useStores()
  const { isOpen } = useAccess()
  const { t } = useTranslation()
  const store = useStore(matchStore)
  const navigate = useNavigate()
  const isAsked = text.length > 1 && isOpen('SPORT')
  const query = { search: text, size, lang: language.current }
  const lists = isAsked ? [store.list({ live: true, ...query }), store.list({ live: false, ...query })] : []
  useEffect(() => lists.forEach((list) => list.ensure()))

  const results = lists
    .flatMap((list) => list.value ?? [])
    .flatMap((match): Result[] => {
      const rank = rankOf(match, text)
      if (rank === undefined) return []
      const { page, query: place } = matchAddress(match, isOpen)
      return [
        {
          id: `match-${match.id}`,
          group: 'matches',
          text: `${match.home} – ${match.away}`,
          detail: [matchTime(match, t, language.current), match.league].filter(Boolean).join(' · '),
          icon: match.live ? 'radio' : 'volleyball',
          rank,
          choose: () => void navigate(`${manifest.pages[page].path}?${new URLSearchParams(place)}`),
        },
      ]
    })
  const failed = lists.filter(({ status }) => status === 'error')
  return {
    results: best(results, limit),
    loading: lists.some(({ status }) => status === 'idle' || status === 'loading'),
    retry: failed.length > 0 ? () => failed.forEach((list) => void list.load()) : undefined,
  }
}

/** How well the sides of a match match, else they and its league; undefined if not. */
function rankOf({ home, away, league }: SportEvent, text: string): number | undefined {
  const ranks = [home, `${away} ${home}`].flatMap((name) => matchRank(text, name) ?? [])
  return ranks.length > 0 ? Math.min(...ranks) : matchRank(text, `${league} ${home} ${away}`)
}
