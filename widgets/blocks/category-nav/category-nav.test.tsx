// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import CategoryNav from './index.tsx'

const nav = (
  <CategoryNav
    use="category-nav"
    items={[
      { category: 'new', icon: 'sparkles', text: 'lobby.new' },
      { category: 'table & more', icon: 'spade', text: 'lobby.table' },
    ]}
  />
)

it('links to the filtered games page', () => {
  renderWidget(nav, { manifest: { pages: { GAMES: { path: '/casino' } } } })
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['/casino?category=new', '/casino?category=table+%26+more'])
})

it.each([
  ['/games?category=new', ['New games']],
  ['/games?provider=x&category=table+%26+more', ['Table games']],
  ['/games', []],
  ['/tv-games?category=new', []],
])('at %s marks %j', (path, current) => {
  renderWidget(nav, { path })
  expect(screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(current)
})

it('renders nothing while the games page is closed', () => {
  renderWidget(nav, { manifest: { pages: { GAMES: { visible: false } } } })
  expect(screen.queryByRole('navigation')).toBeNull()
})
