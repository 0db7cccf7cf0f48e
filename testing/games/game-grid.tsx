import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, vi } from 'vitest'
import type { GamesQuery } from '#api'
import type { Stores } from '#engine/shell/stores.ts'
import { loadOtherIcons } from '#engine/ui/icon.tsx'
import { registerLoaded } from '#engine/ui/lazy-with-retry.ts'
import OtherIconShape from '#engine/ui/other-icon.tsx'
import GameGrid, { firstRead } from '../../widgets/blocks/game-grid/index.tsx'
import { game } from './game.ts'
import { inApp, renderWidget } from '../render.tsx'
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

const unanswered = () => new Promise(() => undefined)
const block: GameGridBlock = { use: 'game-grid', types: ['slots', 'live'], filters: [...filters], pageSize: 30 }
type Get = NonNullable<FakeHttp['get']>
const settingOf = (path: string, get: Get) => ({
  path,
  http: { get },
  manifest: { pages: { GAME: { visible: true } } },
})

/** Renders the grid at a path, with all filters and pages of 30 games. */
export const show = (path: string, get: Get = vi.fn(answers), looks: Partial<GameGridBlock> = {}) =>
  renderWidget(<GameGrid {...block} {...looks} />, settingOf(path, get))

/** Puts the grid’s HTML into the document, as publishing makes it; with its content, if there is a server to ask. */
export async function showHtml(get?: Get) {
  registerLoaded(loadOtherIcons, OtherIconShape)
  const { app, stores } = inApp(<GameGrid {...block} />, settingOf('/games', get ?? unanswered))
  const inFile = { ...stores, http: { ...stores.http, forFile: stores.http.get } }
  if (get) await readContent(inFile)
  const container = document.createElement('div')
  container.innerHTML = renderToString(app)
  document.body.replaceChildren(container)
  return container
}

/** Hydrates the grid’s HTML at a path, with its content, if it has any; `errors` are what React reported. */
export async function hydrate(container: HTMLElement, path: string, get: Get, hasContent = true) {
  const { app, stores, location } = inApp(<GameGrid {...block} />, settingOf(path, get))
  if (hasContent) await readContent(stores)
  const errors: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...error) => void errors.push(error))
  render(app, { container, hydrate: true, onRecoverableError: (error) => void errors.push(error) })
  return { location, errors }
}

/** Reads the content of the page’s file, which is the same for all queries. */
const readContent = async (stores: Stores) => firstRead(stores, block)?.load()

/** The queries of the calls to `/games`. */
export const asked = (get: ReturnType<typeof vi.fn>) =>
  get.mock.calls.filter(([path]) => path === '/games').map(([, , query]) => query as GamesQuery)
/** Waits until the live region has this text. */
export const status = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
/** The search box. */
export const search = () => screen.getByRole('searchbox', { name: 'Search games and providers' })
/** Types a search. */
export const type = (value: string) => fireEvent.change(search(), { target: { value } })
