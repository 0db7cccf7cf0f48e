// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { Game } from '#api'
import { renderWidget } from '#testing/render.tsx'
import { TableFacts } from './table-facts.tsx'

/** The cast: nothing else of a game is read. */
const shown = (game: Partial<Game>) =>
  renderWidget(<TableFacts game={game as Game} />)
    .container.textContent.replaceAll('\u00A0', ' ')
    .replace(/[\u2066-\u2069]/g, '')

it('tells dealer, limits in their currency, and free seats', () => {
  expect(shown({ table: { dealer: 'Elena', freeSeats: 1 }, minBet: 0.5, maxBet: 500, betCurrency: 'EUR' })).toBe(
    'Elena · €0.50–€500.00 · 1 free seat',
  )
  expect(shown({ table: { freeSeats: 0 }, betCurrency: 'EUR' })).toBe('0 free seats')
})

it('leaves out what the platform does not tell', () => {
  expect(shown({ table: {} })).toBe('')
  expect(shown({ table: { dealer: 'Marco' }, minBet: 1, betCurrency: 'EUR' })).toBe('Marco')
  expect(shown({ table: { dealer: 'Marco' }, minBet: 1, maxBet: 2 })).toBe('Marco')
})
