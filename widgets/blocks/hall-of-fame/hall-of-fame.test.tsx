// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MaxBalance } from '#api'
import { player, renderWidget } from '#testing/render.tsx'
import HallOfFame from './index.tsx'

const players = (count: number): MaxBalance[] =>
  Array.from({ length: count }, (_, index) => ({ login: `p***${index + 1}`, amount: 100 - index, currency: 'EUR' }))
const show = (list: MaxBalance[]) =>
  renderWidget(<HallOfFame use="hall-of-fame" />, { http: { get: async () => list } })

it('puts the first three on the podium and the others in the table, with their ranks', async () => {
  show(players(5))
  const podium = await screen.findAllByRole('listitem')
  expect(podium.map(({ textContent }) => textContent)).toEqual([
    'Place 1p***1€100.001',
    'Place 2p***2€99.002',
    'Place 3p***3€98.003',
  ])
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['4p***4€97.00', '5p***5€96.00'])
})

it('omits the table if the podium holds all players, and has an empty state', async () => {
  show(players(2))
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('table')).toBeNull()
  show([])
  expect(await screen.findByText('The podium is empty')).toBeTruthy()
})

it('has the brand’s picture, or a cup', () => {
  const src = () => document.querySelector('header img')?.getAttribute('src')
  const { unmount } = renderWidget(<HallOfFame use="hall-of-fame" image="/brands/one/hall.svg" />)
  expect(src()).toBe('/brands/one/hall.svg')
  unmount()
  show([])
  expect(src()).toBeUndefined()
  expect(document.querySelector('header svg')).toBeTruthy()
})

it('shows balances in the viewer’s currency where rates are known, in their true order', async () => {
  const list = [
    { login: 'a', amount: 5000, currency: 'TND' },
    { login: 'b', amount: 4000, currency: 'EUR' },
  ]
  const get = async (path: string) =>
    path.includes('jackpot') ? { currency: 'EUR', items: [], rates: [{ currency: 'TND', rate: 3.4 }] } : list
  renderWidget(<HallOfFame use="hall-of-fame" />, { http: { get }, user: { ...player, currency: 'TND' } })
  const places = await screen.findAllByRole('listitem')
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'Place 1b≈ TND\u00a013,6001',
    'Place 2aTND\u00a05,000.0002',
  ])
})

it('groups balances by currency where no rate is known', async () => {
  const list = [
    { login: 'a', amount: 5000, currency: 'USD' },
    { login: 'b', amount: 4000, currency: 'EUR' },
  ]
  renderWidget(<HallOfFame use="hall-of-fame" />, {
    http: { get: async (path: string) => (path.includes('jackpot') ? [] : list) },
    manifest: { currency: 'EUR' },
  })
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['Place 1b€4,000.001'])
  expect(screen.getByRole('region', { name: 'USD' }).textContent).toContain('$5,000.00')
})
