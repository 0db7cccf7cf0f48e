// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MaxBalance } from '#api'
import { renderWidget } from '#testing/render.tsx'
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
