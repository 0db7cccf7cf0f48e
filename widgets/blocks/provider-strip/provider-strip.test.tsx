// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
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

it('shows the logo that the platform names, and the name if it does not load', async () => {
  renderWidget(<ProviderStrip use="provider-strip" limit={2} />, {
    http: { get: async () => [{ id: 'kite', name: 'Kite', games: 12, image: '/logos/kite.svg' }] },
  })
  const link = await screen.findByRole('link', { name: 'Kite 12 games' })
  const logo = link.querySelector('img')!
  expect([logo.dataset.src, logo.alt]).toEqual(['/logos/kite.svg', 'Kite'])
  fireEvent.error(logo)
  expect(link.querySelector('img')).toBeNull()
  expect(link.textContent).toBe('Kite 12 games')
})
