// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { player, renderWidget } from '#testing/render.tsx'
import Logo from './index.tsx'

it('links to the main page and has the brand’s name', () => {
  renderWidget(<Logo use="logo" />, { manifest: { name: 'Acme', pages: { MAIN: { path: '/start' } } } })
  expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/start')
})

it('has the logo of each theme', () => {
  const { container } = renderWidget(<Logo use="logo" />, {
    manifest: { name: 'Acme', logo: '/light.svg', logoDark: '/dark.svg', pages: { MAIN: { path: '/' } } },
  })
  const images = [...container.querySelectorAll('img')].map(({ alt, dataset }) => [dataset.themeOf, dataset.src, alt])
  expect(images).toEqual([
    ['light', '/light.svg', 'Acme'],
    ['dark', '/dark.svg', 'Acme'],
  ])
})

it('has the brand’s icon beside a player’s balance, for a phone’s header', () => {
  const images = (user?: typeof player) =>
    [
      ...renderWidget(<Logo use="logo" />, {
        ...(user && { user }),
        manifest: { name: 'Acme', logo: '/logo.svg', icon: '/icon.svg' },
      }).container.querySelectorAll('img'),
    ].map((image) => image.getAttribute('src') ?? image.dataset.src)
  expect(images()).toEqual(['/logo.svg'])
  expect(images(player)).toEqual(['/logo.svg', '/icon.svg'])
})
