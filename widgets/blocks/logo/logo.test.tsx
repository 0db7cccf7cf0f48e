// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import Logo from './index.tsx'

it('links to the main page and has the brand’s name', () => {
  renderWidget(<Logo use="logo" />, { manifest: { name: 'Acme', pages: { MAIN: { path: '/start' } } } })
  expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/start')
})
