import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import type { GamesQuery } from '#api'
import GameGrid from '../../widgets/blocks/game-grid/index.tsx'
import { game } from './game.ts'
import { renderWidget } from '../render.tsx'
import type { GameGridBlock } from '#manifest'
import type { FakeHttp } from '#testing/fake-http.ts'

const total = 150

/** A fake server with 150 games: three by the provider `kite`, one that matches the search `sun`. */
export async function answers(path: string, _check: unknown, query: GamesQuery = {}) {
  if (path === '/games/providers')
    return [
      { id: 'kite', name: 'Kite', games: 3 },
      { id: 'umbra', name: 'Úmbra', games: 147 },
    ]
  if (path === '/games/categories')
    return [
      { id: 'new', name: 'Brand new', count: 9 },
      { id: 'slots', name: 'Slots', count: 1200 },
      { id: 'tv', name: 'TV', count: 0 },
    ]
  const { page = 1, size = 0, provider, category, search } = query
  if (category === 'none') return { count: 0, rows: [] }
  const count = search ? 1 : provider === 'kite' ? 3 : total
  const from = (page - 1) * size
  return {
    count,
    rows: Array.from({ length: Math.max(0, Math.min(size, count - from)) }, (_, index) =>
      game(search ?? `${from + index + 1}`, { rtp: 96.5, volatility: 'high' }),
    ),
  }
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  window.scrollTo = vi.fn()
})

const filters = ['search', 'categories', 'providers', 'features', 'sort'] as const

/** Renders the grid at a path, with all filters and pages of 30 games. */
export function show(path: string, get: FakeHttp['get'] = vi.fn(answers), looks: Partial<GameGridBlock> = {}) {
  const options = { path, http: { get }, manifest: { pages: { GAME: { visible: true } } } }
  return renderWidget(
    <GameGrid use="game-grid" types={['slots', 'live']} filters={[...filters]} pageSize={30} {...looks} />,
    options,
  )
}

/** The queries of the calls to `/games`. */
export const asked = (get: ReturnType<typeof vi.fn>) =>
  get.mock.calls.filter(([path]) => path === '/games').map(([, , query]) => query as GamesQuery)
/** Waits until the live region has this text. */
export const status = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
/** The search box. */
export const search = () => screen.getByRole('searchbox', { name: 'Search games and providers' })
/** Types a search. */
export const type = (value: string) => fireEvent.change(search(), { target: { value } })
