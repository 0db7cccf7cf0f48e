// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { player, renderWidget } from '#testing/render.tsx'
import CallToAction from './index.tsx'

const words = { use: 'call-to-action', title: 'Ready?', text: 'It takes a minute', button: 'Begin' } as const

it('leads to its page, or to an address', () => {
  renderWidget(<CallToAction {...words} page="GAMES" />)
  renderWidget(<CallToAction {...words} address="https://other.example/" look="secondary" />)
  expect(screen.getAllByRole('link', { name: 'Begin' }).map((link) => link.getAttribute('href'))).toEqual([
    '/games',
    'https://other.example/',
  ])
  expect(screen.getAllByRole('heading', { level: 2, name: 'Ready?' })).toHaveLength(2)
})

it('leads visitors to a player’s page by way of the sign-in', () => {
  const { location } = renderWidget(<CallToAction {...words} page="BONUSES" />)
  fireEvent.click(screen.getByRole('link'))
  expect(location()).toMatchObject({ pathname: '/login', state: { returnTo: '/bonuses' } })
})

it.each([
  ['a hidden page', { user: player, manifest: { pages: { GAMES: { visible: false } } } }, 'GAMES'],
  ['a page that players may not open', { user: player }, 'REGISTER'],
] as const)('shows nothing where it leads to %s', (_what, setting, page) => {
  const { container } = renderWidget(<CallToAction {...words} page={page} />, setting)
  expect(container.textContent).toBe('')
})
