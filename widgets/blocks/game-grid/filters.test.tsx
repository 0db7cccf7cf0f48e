// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { GamesQuery } from '#api'
import { answers, asked, show, status, type } from '#testing/games/game-grid.tsx'
import { renderWidget } from '#testing/render.tsx'
import GameGrid from './index.tsx'

it('requests the filters from the address, and lists them', async () => {
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
  const chosen = screen.getByRole('list', { name: 'Active filters' })
  expect([...chosen.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(
    ['Brand new', 'Kite', 'Úmbra', 'New', 'Demo'].map((text) => `Remove filter ${text}`).concat('Clear all'),
  )
})

it('removes one filter and keeps the others, or removes all', async () => {
  const { location } = show('/games?category=new&provider=kite,umbra&lang=fr')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove filter Kite' }))
  expect(location().search).toBe('?category=new&provider=umbra&lang=fr')
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(location().search).toBe('?lang=fr')
})

it('debounces the search, adds one history entry, and drops an earlier response', async () => {
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

it('offers categories with games, features, orders and providers, and keeps them in the address', async () => {
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
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'name' } })
  fireEvent.click(screen.getByRole('button', { name: /Providers/ }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Find a provider' }), { target: { value: 'umb' } })
  fireEvent.click(await screen.findByRole('checkbox'))
  expect(location().search).toBe('?category=slots&features=jackpot&sort=name&provider=umbra')
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'Escape' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(document.activeElement?.textContent).toContain('Providers1')
})

it('keeps providers, features and order of phones behind a button, which counts those in use', async () => {
  show('/games?provider=kite,umbra&features=demo&category=slots&sort=name')
  const button = await screen.findByRole('button', { name: 'Filters4', expanded: false })
  const toolbar = screen.getByRole('search')
  expect(toolbar.hasAttribute('data-closed')).toBe(true)
  fireEvent.click(button)
  expect([button.getAttribute('aria-expanded'), toolbar.hasAttribute('data-closed')]).toEqual(['true', false])
})

it('shows no filters if the manifest has none, and no categories if the platform has none', async () => {
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
