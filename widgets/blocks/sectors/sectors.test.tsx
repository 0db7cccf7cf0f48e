// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SectorsBlock } from '#manifest'
import { renderWidget } from '#testing/render.tsx'
import Sectors from './index.tsx'

const items: SectorsBlock['items'] = [
  { page: 'SPORT', icon: 'volleyball', text: 'page.SPORT', image: '/brands/one/sport.svg' },
  { page: 'GAMES', category: 'live', icon: 'radio', text: 'lobby.live' },
]
const show = (sport: boolean) =>
  renderWidget(<Sectors use="sectors" items={items} />, {
    manifest: { pages: { SPORT: { visible: sport }, GAMES: { visible: true } } },
  })

it('links to each part, with its picture or its icon, in a landmark of its own name', () => {
  const { container } = show(true)
  expect(screen.getByRole('navigation', { name: 'Explore' })).toBeTruthy()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/sport', '/games?category=live'])
  expect(container.querySelectorAll('li > img')).toHaveLength(1)
  expect(container.querySelector('li > img')!.getAttribute('data-src')).toBe('/brands/one/sport.svg')
  expect(container.querySelectorAll('li svg')).toHaveLength(1)
})

it('leaves out what is closed', () => {
  show(false)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
