// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
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
