// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hydrate } from '#testing/hydrate.tsx'
import { inApp, renderWidget } from '#testing/render.tsx'
import Video from './index.tsx'

const video = (
  <Video
    use="video"
    title="How to play"
    poster="/brands/x/poster.webp"
    video="/brands/x/intro.mp4"
    captions={{ en: '/brands/x/intro.en.vtt', fr: '/brands/x/intro.fr.vtt' }}
    ratio="4:3"
  />
)
const player = () => document.querySelector('video')

it('names nothing of the video before a click, then plays it with the captions of the player’s language', () => {
  const { container } = renderWidget(video)
  expect(document.documentElement.innerHTML).not.toMatch(/\.mp4|\.vtt|<video/)
  fireEvent.click(screen.getByRole('button', { name: 'Play the video: How to play' }))
  expect(player()).toMatchObject({ controls: true, autoplay: true, muted: false })
  expect(player()!.getAttribute('src')).toBe('/brands/x/intro.mp4')
  const tracks = [...container.querySelectorAll('track')].map(({ srclang, label, default: shown }) => [
    srclang,
    label,
    shown,
  ])
  expect(tracks).toEqual([
    ['en', 'English', true],
    ['fr', 'Français', false],
  ])
})

it('says that the video did not load, and offers it again', () => {
  renderWidget(video)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.error(player()!)
  expect(screen.getByRole('status').textContent).toBe('The video didn’t load. Try again later.')
  fireEvent.click(screen.getByRole('button'))
  expect(player()).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('is taken over as the file has it', async () => {
  const { errors, html } = await hydrate(inApp(video).app)
  expect([errors, html.includes('aspect-ratio:4 / 3')]).toEqual([[], true])
})
