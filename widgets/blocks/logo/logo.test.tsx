// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import Logo from './index.tsx'

it('links to the main page and has the brand’s name', () => {
  renderWidget(<Logo use="logo" />, { manifest: { name: 'Acme', pages: { MAIN: { path: '/start' } } } })
  expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/start')
})

it('has the logo of each theme, which is loaded where it is shown', () => {
  const { container } = renderWidget(<Logo use="logo" />, {
    manifest: { name: 'Acme', logo: '/light.svg', logoDark: '/dark.svg', pages: { MAIN: { path: '/' } } },
  })
  const images = [...container.querySelectorAll('img')].map((image) => [
    image.getAttribute('src'),
    image.dataset.themeOf,
    image.getAttribute('loading'),
  ])
  expect(images).toEqual([
    ['/light.svg', 'light', 'lazy'],
    ['/dark.svg', 'dark', 'lazy'],
  ])
})
