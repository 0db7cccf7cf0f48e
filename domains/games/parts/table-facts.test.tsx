// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Game } from '#api'
import { renderWidget } from '#testing/render.tsx'
import { tableStore } from '../table-store.ts'
import { TableFacts } from './table-facts.tsx'

/** The cast: nothing else of a game is read. */
const shown = (game: Partial<Game>) =>
  renderWidget(<TableFacts game={game as Game} />)
    .container.textContent.replaceAll('\u00A0', ' ')
    .replace(/[\u2066-\u2069]/g, '')

it('tells dealer, limits in their currency, and free seats', () => {
  expect(shown({ table: { dealer: 'Elena', freeSeats: 1 }, minBet: 0.5, maxBet: 500, betCurrency: 'EUR' })).toBe(
    'Elena · €0.50\u2060–\u2060€500.00 · 1 free seat',
  )
  expect(shown({ table: { freeSeats: 0 }, betCurrency: 'EUR' })).toBe('0 free seats')
})

it('leaves out what the platform does not tell', () => {
  expect(shown({ table: {} })).toBe('')
  expect(shown({ table: { dealer: 'Marco' }, minBet: 1, betCurrency: 'EUR' })).toBe('Marco')
  expect(shown({ table: { dealer: 'Marco' }, minBet: 1, maxBet: 2 })).toBe('Marco')
})

it('follows the table', () => {
  const game = { providerId: 'lux', id: '7', table: { dealer: 'Elena', freeSeats: 3 } } as Game
  const { container, stores } = renderWidget(<TableFacts game={game} />)
  const text = () => container.textContent.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ')
  expect(text()).toBe('Elena · 3 free seats')
  act(() => stores.get(tableStore).receive([{ providerId: 'lux', gameId: '7', dealer: 'Marco', freeSeats: 2 }]))
  expect(text()).toBe('Marco · 2 free seats')
})
