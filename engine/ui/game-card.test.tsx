// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { game } from '../../tests/unit/game.ts'
import { renderWidget } from '../../tests/unit/render.tsx'
import { GameCard } from './game-card.tsx'

it('names the game and its provider, and says what is special about it', () => {
  const { container } = renderWidget(<GameCard game={game('x', { isNew: true, hasJackpot: true, hasDemo: true })} />)
  expect(container.querySelector('[data-game="aurora/x"]')?.textContent).toContain('Aurora Play')
  expect(screen.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual(['Jackpot', 'New'])
})

it('is a link only where it leads somewhere', () => {
  renderWidget(<GameCard game={game('x')} />)
  expect(screen.queryByRole('link')).toBeNull()
  renderWidget(<GameCard game={game('y')} to="/game/aurora/y" />)
  expect(screen.getByRole('link', { name: 'Game y' }).getAttribute('href')).toBe('/game/aurora/y')
})

it('shows a tile with the name where the picture fails', () => {
  const { container } = renderWidget(<GameCard game={game('x')} />)
  const image = container.querySelector('img') as HTMLImageElement
  fireEvent.error(image)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getAllByText('Game x')).toHaveLength(2)
})
