import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router-dom'
import type { Game } from '#api'
import { gameStore } from '#domains/games/game-store.ts'
import { matchRank } from '#domains/search/match.ts'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { best, type Found, type Result } from './result.ts'

const limit = 6

/**
 * The games that the platform finds for any of the searches, those of the first one first; without searches the most popular. Call
 * it in observers, because what it returns changes.
 */
export function useGames(searches: readonly string[]): Found {
  const { manifest, language } = useStores()
  const { isOpen } = useAccess()
  const store = useStore(gameStore)
  const navigate = useNavigate()
  const { t } = useTranslation('search')
  const isThere = isOpen('GAME')
  const { path } = manifest.pages.GAME
  const queries = searches.length > 0 ? searches.map((search) => ({ search })) : [{ sort: 'popular' as const }]
  const lists = isThere ? queries.map((query) => store.list({ ...query, size: limit, lang: language.current })) : []
  useEffect(() => lists.forEach((list) => list.ensure()))

  const games = new Map(
    lists.flatMap((list) => list.value?.rows ?? []).map((game) => [`${game.providerId}/${game.id}`, game]),
  )
  const results = [...games].slice(0, limit).map(([name, game]): Result => ({
    id: `game-${name}`,
    group: 'games',
    text: game.name,
    detail: game.providerName,
    game,
    choose: () => void navigate(gamePath(path, game)),
  }))
  const [first] = lists
  const [search] = searches
  const count = first?.value?.count ?? 0
  if (search && count > limit && isOpen('GAMES'))
    results.push({
      id: 'all-games',
      group: 'games',
      text: t('seeAll', { count }),
      icon: 'search',
      choose: () => void navigate(`${manifest.pages.GAMES.path}?${new URLSearchParams({ search })}`),
    })
  const failed = lists.filter(({ status }) => status === 'error')
  return {
    results,
    loading: lists.some(({ status }) => status === 'idle' || status === 'loading'),
    retry: failed.length > 0 ? () => failed.forEach((list) => void list.load()) : undefined,
  }
}

const gamePath = (path: string, { id, providerId }: Game) => generatePath(path, { providerId, gameId: id })

/** The providers whose names match, each leading to its games. Call it in an `observer`. */
export function useProviders(text: string): Result[] {
  const { manifest } = useStores()
  const { isOpen } = useAccess()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { providers } = useStore(gameStore)
  const isThere = text !== '' && isOpen('GAMES')
  useEffect(() => (isThere ? providers.ensure() : undefined), [isThere, providers])
  if (!isThere) return []
  const results = (providers.value ?? []).flatMap(({ id, name, games: count }): Result[] => {
    const rank = matchRank(text, name)
    if (rank === undefined) return []
    const choose = () => void navigate(`${manifest.pages.GAMES.path}?${new URLSearchParams({ provider: id })}`)
    const detail = count === undefined ? undefined : t('lobby.games', { count })
    return [{ id: `provider-${id}`, group: 'providers', text: name, detail, icon: 'gem', rank, choose }]
  })
  return best(results, 4)
}
