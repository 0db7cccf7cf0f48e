// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { game } from '#testing/games/game.ts'
import { renderWidget } from '#testing/render.tsx'
import { GameCover } from './game-cover.tsx'

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
