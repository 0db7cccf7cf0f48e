// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import Logo from './index.tsx'

it('leads to the main page and is named for the brand', () => {
  renderWidget(<Logo use="logo" />, { manifest: { name: 'Acme', pages: { MAIN: { path: '/start' } } } })
  expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/start')
})
