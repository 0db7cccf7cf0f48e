// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ProfileSummaryBlock } from '#manifest'
import { player, renderWidget } from '#testing/render.tsx'
import ProfileSummary from './index.tsx'

const items: ProfileSummaryBlock['items'] = [
  { page: 'DEPOSIT', icon: 'gift', text: 'page.DEPOSIT' },
  { page: 'PERSONAL_DATA', icon: 'id-card', text: 'page.PERSONAL_DATA' },
]
const pages = { DEPOSIT: { visible: true }, PERSONAL_DATA: { visible: true }, USER_DOCUMENT: { visible: true } }
const summary = <ProfileSummary use="profile-summary" items={items} />
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const amounts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

it('shows the player, and real and bonus balance separately', async () => {
  const { stores } = renderWidget(summary, { user: player, manifest: { pages } })
  expect([screen.getByText('ada'), screen.getByText('Player ID 7'), screen.getByText('Verified')]).toHaveLength(3)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Balance', 'Bonus balance'])
  expect(amounts()).toEqual(['TND\u00a01,234.500', 'TND\u00a020.000'])

  stores.session.receiveChange({ balance: 0, bonusBalance: 5 })
  await waitFor(() => expect(amounts()).toEqual(['TND\u00a00.000', 'TND\u00a05.000']))
})

it('links only to pages that are open to this player', () => {
  const { unmount } = renderWidget(summary, { user: player, manifest: { pages } })
  expect(links()).toEqual(['Deposit', 'Personal data'])
  unmount()
  renderWidget(summary, { user: { ...player, isPaymentSystemUser: false }, manifest: { pages } })
  expect(links()).toEqual(['Personal data'])
})

it('links an unverified player to the documents page, if it is open', () => {
  const { unmount } = renderWidget(summary, { user: { ...player, isVerificated: false }, manifest: { pages } })
  expect(screen.getByText('Not verified yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Verify your account' }).getAttribute('href')).toBe('/user-document')
  unmount()
  renderWidget(summary, { user: { ...player, isVerificated: false, isPaymentSystemUser: false }, manifest: { pages } })
  expect(screen.queryByRole('link', { name: 'Verify your account' })).toBeNull()
})
