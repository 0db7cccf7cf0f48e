import { useTranslation } from 'react-i18next'
import type { SearchOverlay } from '#manifest'
import { recentSearches } from '#domains/search/recent-searches.ts'
import { otherSearches, readSynonyms } from '#domains/search/synonyms.ts'
import { useStore } from '#engine/shell/stores.ts'
import type { Result } from './result.ts'
import { useGames, useProviders } from './use-games.ts'
import { useHelp } from './use-help.ts'
import { useMatches } from './use-matches.ts'
import { usePages } from './use-pages.ts'
import { useSettings } from './use-settings.ts'

/**
 * Everything that the typed text finds; without text what the player searched before and what others search. `type` puts a
 * search into the field. Call it in an `observer`.
 */
export function useResults(text: string, { popular, synonyms = '' }: SearchOverlay, type: (text: string) => void) {
  const { t } = useTranslation('search')
  const known = readSynonyms(`${synonyms};${t('synonyms')}`)
  const games = useGames(text ? [text, ...otherSearches(text, known)] : [])
  const providers = useProviders(text)
  const matches = useMatches(text)
  const help = useHelp(text)
  const pages = usePages(text)
  const settings = useSettings(text)
  const suggestions = useSuggestions(popular ?? [], type)
  if (!text) return { ...games, results: [...suggestions, ...games.results] }

  // A page, setting or chat that is called like the typed text, such as “Deposit”, comes before games.
  const places = [pages, settings, help]
  const named = places.map((entries) => entries.filter(({ rank }) => rank === 0)).filter((each) => each.length > 0)
  const others = places.filter(([best]) => best?.rank !== 0)
  return {
    results: [...named.flat(), ...games.results, ...matches.results, ...providers, ...others.flat()],
    loading: games.loading || matches.loading,
    retry:
      games.retry || matches.retry
        ? () => {
            games.retry?.()
            matches.retry?.()
          }
        : undefined,
  }
}

/** Earlier searches of this browser, and the manifest’s popular ones. */
function useSuggestions(popular: readonly string[], type: (text: string) => void): Result[] {
  const recent = useStore(recentSearches)
  const { t } = useTranslation('search')
  const { t: manifestText } = useTranslation()
  const entry = (group: 'recent' | 'popular', text: string): Result => ({
    id: `${group}-${text}`,
    group,
    text,
    icon: group === 'recent' ? 'history' : 'search',
    stays: true,
    choose: () => type(text),
  })
  const recents = recent.entries.map((text) => entry('recent', text))
  if (recents.length > 0)
    recents.push({ id: 'forget', group: 'recent', text: t('forget'), icon: 'x', stays: true, choose: recent.clear })
  return [...recents, ...popular.map((key) => entry('popular', manifestText(key)))]
}
