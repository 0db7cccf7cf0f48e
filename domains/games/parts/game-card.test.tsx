// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { game } from '#testing/games/game.ts'
import { renderWidget } from '#testing/render.tsx'
import { GameCard, GameCover } from './game-card.tsx'

const card = (container: HTMLElement) => container.querySelector('[data-game="aurora/x"]')

it('shows name, provider, payout facts and at most two badges', () => {
  const { container } = renderWidget(
    <GameCard game={game('x', { isNew: true, hasJackpot: true, isHot: true })} facts="RTP 96%" />,
  )
  expect([...(card(container)?.children ?? [])].map(({ textContent }) => textContent).filter(Boolean)).toEqual([
    'JackpotNew',
    'Game x',
    'Aurora Play',
    'RTP 96%',
  ])
})

it('is a link only with a target, and so is its demo', () => {
  renderWidget(<GameCard game={game('x', { hasDemo: true })} />)
  expect(screen.queryByRole('link')).toBeNull()
  renderWidget(<GameCard game={game('y', { hasDemo: true })} to="/game/aurora/y" />)
  expect(screen.getByRole('link', { name: 'Game y' }).getAttribute('href')).toBe('/game/aurora/y')
  expect(screen.getByRole('link', { name: 'Demo of Game y' }).getAttribute('href')).toBe('/game/aurora/y?mode=demo')
  renderWidget(<GameCard game={game('z')} to="/game/aurora/z" />)
  expect(screen.queryByRole('link', { name: 'Demo of Game z' })).toBeNull()
})

it('shows a tile with the name if the picture fails', () => {
  const { container } = renderWidget(<GameCard game={game('x')} />)
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getAllByText('Game x')).toHaveLength(2)
})

it('consists of few elements', () => {
  const { container } = renderWidget(
    <GameCard game={game('x', { hasDemo: true })} to="/x" facts="RTP 96%" onFavourite={() => undefined} />,
  )
  expect(card(container)?.querySelectorAll('*').length).toBeLessThanOrEqual(8)
})

it('shows the cover over its colours, and the name if it does not load', () => {
  const cover = game('x', { imageColors: ['#112233', '#445566'] })
  const { container } = renderWidget(<GameCover game={cover} />)
  const image = container.querySelector('img') as HTMLImageElement
  expect((image.parentElement as HTMLElement).style.backgroundImage).toContain('linear-gradient')
  expect(image.getAttribute('src')).toBe('/art/x.svg')
  fireEvent.error(image)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe(cover.name)
})

it('shows over the cover what a press does and the return to player, where the card is a link', () => {
  const facts = (to?: string) =>
    renderWidget(
      <GameCard game={game('x', { rtp: 96.14 })} {...(to && { to })} />,
    ).container.querySelector<HTMLElement>('[data-game] > div')!.dataset.facts
  expect([facts(), facts('/x')]).toEqual([undefined, 'RTP 96.1%'])
})
