// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { game } from '../../../tests/unit/game.ts'
import { renderWidget } from '../../../tests/unit/render.tsx'
import GameGrid from './index.tsx'

const total = 15

/** A server with 15 games, three of them of the provider `kite`. */
const answers = async (path: string, _check: unknown, query: { page?: number; size?: number; provider?: string; category?: string } = {}) => {
  if (path === '/games/providers') return [{ id: 'kite', name: 'Kite', games: 3 }]
  if (query.category === 'none') return { count: 0, rows: [] }
  const count = query.provider ? 3 : total
  const from = ((query.page ?? 1) - 1) * (query.size ?? 0)
  return { count, rows: Array.from({ length: Math.min(query.size ?? 0, count - from) }, (_, index) => game(`${from + index + 1}`)) }
}

const show = (path: string, get: unknown = vi.fn(answers)) =>
  renderWidget(<GameGrid use="game-grid" types={['slots', 'live']} pageSize={6} />, { path, http: { get: get as never } })

it('asks for what the address filters, and says by what', async () => {
  const get = vi.fn(answers)
  show('/games?category=new&provider=kite', get)
  expect(await screen.findByText('3 of 3 games')).toBeTruthy()
  expect(await screen.findByText('Kite')).toBeTruthy()
  expect(screen.getByText('New games')).toBeTruthy()
  expect(get).toHaveBeenCalledWith('/games', expect.anything(), { type: 'slots,live', category: 'new', provider: 'kite', page: 1, size: 6, lang: 'en' })
})

it('takes one filter away and keeps the other', async () => {
  const { location } = show('/games?category=new&provider=kite')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the filter Kite' }))
  expect(location().search).toBe('?category=new')
  expect(await screen.findByText('6 of 15 games')).toBeTruthy()
})

it('adds a page at a time until all are there, and leads the keyboard to the first new game', async () => {
  show('/games')
  fireEvent.click(await screen.findByRole('button', { name: 'Show more games' }))
  expect(await screen.findByText('12 of 15 games')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Game 7')
  fireEvent.click(screen.getByRole('button', { name: 'Show more games' }))
  expect(await screen.findByText('15 of 15 games')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more games' })).toBeNull()
})

it('says that nothing matches, and leads to all games', async () => {
  const { location } = show('/games?category=none')
  expect(await screen.findByText('No games here')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'All games' }))
  expect(location()).toMatchObject({ pathname: '/games', search: '' })
  expect(await screen.findByText('6 of 15 games')).toBeTruthy()
})

it('tries again after a failure, of the first page or a later one', async () => {
  const get = vi.fn(answers).mockRejectedValueOnce(new Error('lost'))
  show('/games', get)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  get.mockRejectedValueOnce(new Error('lost'))
  fireEvent.click(await screen.findByRole('button', { name: 'Show more games' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('12 of 15 games')).toBeTruthy()
})
