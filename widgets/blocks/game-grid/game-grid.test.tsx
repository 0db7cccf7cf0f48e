// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { GamesQuery } from '#api'
import { game } from '../../../tests/unit/game.ts'
import { renderWidget, type FakeHttp } from '../../../tests/unit/render.tsx'
import GameGrid from './index.tsx'

const total = 150

/** A server with 150 games: three by the provider `kite`, one that matches the search `sun`. */
async function answers(path: string, _check: unknown, query: GamesQuery = {}) {
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
  Element.prototype.scrollIntoView = vi.fn()
})

const filters = ['search', 'categories', 'providers', 'features', 'sort'] as const

function show(path: string, get: FakeHttp['get'] = vi.fn(answers)) {
  const options = { path, http: { get: get }, manifest: { pages: { GAME: { visible: true } } } }
  return renderWidget(
    <GameGrid use="game-grid" types={['slots', 'live']} filters={[...filters]} pageSize={30} />,
    options,
  )
}

const asked = (get: ReturnType<typeof vi.fn>) =>
  get.mock.calls.filter(([path]) => path === '/games').map(([, , query]) => query as GamesQuery)
const status = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
const search = () => screen.getByRole('searchbox', { name: 'Search games and providers' })
const type = (value: string) => fireEvent.change(search(), { target: { value } })

it('asks for what the address filters, and says by what', async () => {
  const get = vi.fn(answers)
  show('/games?category=new&provider=kite,umbra&features=demo,new,wrong&sort=name&search=%20sun%20', get)
  await status('1 game for “sun”')
  expect(asked(get)).toEqual([
    {
      type: 'slots,live',
      category: 'new',
      provider: 'kite,umbra',
      features: 'new,demo',
      search: 'sun',
      sort: 'name',
      page: 1,
      size: 30,
      lang: 'en',
    },
  ])
  const chosen = screen.getByRole('list', { name: 'Chosen filters' })
  expect([...chosen.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(
    ['Brand new', 'Kite', 'Úmbra', 'New', 'Demo'].map((text) => `Remove the filter ${text}`).concat('Clear all'),
  )
})

it('takes one filter away and keeps the others, and takes away all at once', async () => {
  const { location } = show('/games?category=new&provider=kite,umbra&lang=fr')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the filter Kite' }))
  expect(location().search).toBe('?category=new&provider=umbra&lang=fr')
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(location().search).toBe('?lang=fr')
})

it('searches once typing rests, in one step of the address, and drops what an earlier key asked for', async () => {
  const late: (() => void)[] = []
  const get = vi.fn((path: string, check: unknown, query: GamesQuery) =>
    query.search === 'su'
      ? new Promise((resolve) => late.push(() => resolve({ count: 77, rows: [] })))
      : answers(path, check, query),
  )
  const { location } = show('/games', get)
  await status('150 games')
  vi.useFakeTimers()
  type('s')
  type('su')
  act(() => void vi.advanceTimersByTime(50))
  expect(asked(get).map((query) => query.search)).toEqual([undefined])
  act(() => void vi.advanceTimersByTime(50))
  type('sun')
  act(() => void vi.advanceTimersByTime(100))
  vi.useRealTimers()
  await status('1 game for “sun”')
  expect(location().search).toBe('?search=sun')
  act(() => late.forEach((answer) => answer()))
  await screen.findByText('Game sun')
  expect(screen.getByRole('status').textContent).toBe('1 game for “sun”')
  expect(asked(get).map((query) => query.search)).toEqual([undefined, 'su', 'sun'])
})

it('is led by keys: / to the search, on to the games, from one to the next and back, and Escape clears', async () => {
  const { location } = show('/games?search=sun')
  await status('1 game for “sun”')
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(search())
  fireEvent.keyDown(search(), { key: 'Escape' })
  expect(location().search).toBe('')
  await status('150 games')
  fireEvent.keyDown(search(), { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('Game 1')
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' })
  expect(document.activeElement?.textContent).toBe('Game 2')
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' })
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(search())
  fireEvent.keyDown(search(), { key: '/' })
  expect(document.activeElement).toBe(search())
})

it('has only the rows of the screen, each card with its place among all', async () => {
  show('/games')
  await status('150 games')
  const cards = screen.getByRole('list', { name: 'Games' }).querySelectorAll('[data-game]')
  expect(cards.length).toBeGreaterThan(2)
  expect(cards.length).toBeLessThan(10)
  expect([cards[1]?.getAttribute('aria-posinset'), cards[1]?.getAttribute('aria-setsize')]).toEqual(['2', '150'])
  expect(cards[1]?.textContent).toContain('RTP\u00A096.5% ·\u00A0high\u00A0volatility')
})

it('offers categories that have games, features, orders and providers, and writes them into the address', async () => {
  const { location } = show('/games')
  const categories = await screen.findByRole('list', { name: 'Categories' })
  await waitFor(() =>
    expect([...categories.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'All games',
      'Brand new9',
      'Slots1,200',
    ]),
  )
  fireEvent.click(screen.getByRole('link', { name: /Slots/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Jackpot', pressed: false }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'name' } })
  fireEvent.click(screen.getByRole('button', { name: /Providers/ }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Find a provider' }), { target: { value: 'umb' } })
  fireEvent.click(await screen.findByRole('checkbox'))
  expect(location().search).toBe('?category=slots&features=jackpot&sort=name&provider=umbra')
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'Escape' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(document.activeElement?.textContent).toContain('Providers1')
})

it('says that nothing matches, suggests, and leads to all games', async () => {
  const { location } = show('/games?category=none')
  expect(await screen.findByText('No games here')).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Popular now' })).toBeTruthy()
  const [, all] = screen.getAllByRole('link', { name: 'All games' })
  fireEvent.click(all as HTMLElement)
  expect(location()).toMatchObject({ pathname: '/games', search: '' })
  await status('150 games')
})

it('tries again after a failure', async () => {
  let lost = true
  const get = vi.fn((path: string, check: unknown, query: GamesQuery) =>
    path === '/games' && lost ? Promise.reject(new Error('lost')) : answers(path, check, query),
  )
  show('/games', get)
  const again = await screen.findByRole('button', { name: 'Try again' })
  lost = false
  fireEvent.click(again)
  expect(await screen.findByText('150 games')).toBeTruthy()
})

it('offers nothing to choose by where the manifest says nothing, and no categories where the platform has none', async () => {
  const get = vi.fn((path: string, check: unknown, query: GamesQuery) =>
    path === '/games/categories' ? Promise.reject(new Error('404')) : answers(path, check, query),
  )
  const { unmount } = renderWidget(<GameGrid use="game-grid" pageSize={30} />, { http: { get: get } })
  await status('150 games')
  expect(screen.queryByRole('search')).toBeNull()
  unmount()
  show('/games', get)
  await status('150 games')
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Categories' })).toBeNull())
})
