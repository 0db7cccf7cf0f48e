// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { GamesQuery } from '#api'
import { answers, search, show, status } from '#testing/games/game-grid.tsx'

it('supports keys: arrows move between games, Escape clears', async () => {
  const { location } = show('/games?search=sun')
  await status('1 game for “sun”')
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
})

it('renders only the visible rows, each card with its position and the total', async () => {
  show('/games')
  await status('150 games')
  const cards = screen.getByRole('list', { name: 'Games' }).querySelectorAll('[data-game]')
  expect(cards.length).toBeGreaterThan(2)
  expect(cards.length).toBeLessThan(10)
  expect([cards[1]?.getAttribute('aria-posinset'), cards[1]?.getAttribute('aria-setsize')]).toEqual(['2', '150'])
  expect(cards[1]?.textContent).toContain('RTP\u00A096.5% ·\u00A0high\u00A0volatility')
})

it('arranges games and categories as the manifest says', async () => {
  show('/games', undefined, { layout: 'list', categoryLook: 'boxes' })
  await status('150 games')
  expect(screen.getByRole('list', { name: 'Games' }).dataset.cards).toBe('list')
  const categories = await screen.findByRole('list', { name: 'Categories' })
  expect(categories.parentElement?.dataset.look).toBe('boxes')
})

it('shows an empty state with suggestions and a link to all games', async () => {
  const { location } = show('/games?category=none')
  expect(await screen.findByText('No games found')).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Popular games' })).toBeTruthy()
  const [, all] = screen.getAllByRole('link', { name: 'All games' })
  fireEvent.click(all as HTMLElement)
  expect(location()).toMatchObject({ pathname: '/games', search: '' })
  await status('150 games')
})

it('retries after a failure', async () => {
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
