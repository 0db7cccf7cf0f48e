// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { game } from '#testing/games/game.ts'
import { renderWidget } from '#testing/render.tsx'
import { GameCover } from './game-cover.tsx'

it('loads the cover when it comes near the screen, over its colours', () => {
  let near: () => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        near = () => report([{ target: document.querySelector('img'), isIntersecting: true }])
      }
      observe() {}
      unobserve() {}
    },
  )
  const { container } = renderWidget(<GameCover game={game('x', { imageColors: ['#112233', '#445566'] })} />)
  const image = container.querySelector('img') as HTMLImageElement
  expect((image.parentElement as HTMLElement).style.backgroundImage).toContain('linear-gradient')
  expect(image.hasAttribute('src')).toBe(false)
  near()
  expect(image.getAttribute('src')).toBe('/art/x.svg')
})
