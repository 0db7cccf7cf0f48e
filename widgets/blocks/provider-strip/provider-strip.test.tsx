// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import ProviderStrip from './index.tsx'

const providers = [
  { id: 'kite', name: 'Kite', games: 12 },
  { id: 'nimbus', name: 'Nimbus', games: 1 },
  { id: 'vertigo', name: 'Vertigo', games: 1 },
]

const show = (visible: boolean) =>
  renderWidget(<ProviderStrip use="provider-strip" limit={2} />, {
    http: { get: async () => providers },
    manifest: { pages: { GAMES: { visible } } },
  })

it('links to each provider’s games, up to the limit', async () => {
  show(true)
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Kite 12 games', '/games?provider=kite'],
    ['Nimbus 1 game', '/games?provider=nimbus'],
  ])
})

it('shows names without links while the games page is closed', async () => {
  show(false)
  expect(await screen.findByText('Kite')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
