// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MainNavBlock } from '#manifest'
import { player, renderWidget } from '#testing/render.tsx'
import MainNav from './index.tsx'

const items: MainNavBlock['items'] = [
  { page: 'GAMES', icon: 'cherry', text: 'nav.casino' },
  { page: 'TV_GAMES', icon: 'tv', text: 'nav.tvGames', guards: ['signed-in'] },
  { page: 'HORSES', icon: 'gem', text: 'page.HORSES' },
]
const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

it('shows entries whose page is open and whose guards hold, and follows changes', async () => {
  const { stores } = renderWidget(<MainNav use="main-nav" items={items} />)
  expect(shown()).toEqual(['Casino'])

  stores.session.receive(player)
  await screen.findByRole('link', { name: 'TV games' })
  expect(shown()).toEqual(['Casino', 'TV games'])
})

it('marks the current page', () => {
  renderWidget(<MainNav use="main-nav" items={items} />, { path: '/tv-games?category=new', user: player })
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('TV games')
})

it('renders nothing if no entry is open', () => {
  renderWidget(<MainNav use="main-nav" items={items.slice(2)} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
