// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { ProfileNavBlock } from '#manifest'
import { player, renderWidget } from '#testing/render.tsx'
import ProfileNav from './index.tsx'

const items: ProfileNavBlock['items'] = [
  { page: 'PROFILE', icon: 'user', text: 'page.PROFILE' },
  { page: 'DEPOSIT', icon: 'gift', text: 'page.DEPOSIT' },
  { page: 'USER_DOCUMENT', icon: 'file-text', text: 'page.USER_DOCUMENT' },
  { page: 'MESSAGES', icon: 'mail', text: 'page.MESSAGES', guards: ['payment-system-user'] },
]
const pages = Object.fromEntries(items.map(({ page }) => [page, { visible: true }]))
const nav = <ProfileNav use="profile-nav" items={items} />
const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

it('shows the entries whose pages are open and whose guards hold', () => {
  const { unmount } = renderWidget(nav, { user: player, manifest: { pages } })
  expect(shown()).toEqual(['Profile', 'Deposit', 'Documents', 'Messages'])
  unmount()
  renderWidget(nav, { user: { ...player, isPaymentSystemUser: false }, manifest: { pages } })
  expect(shown()).toEqual(['Profile'])
})

it('marks the current page', () => {
  renderWidget(nav, { user: player, manifest: { pages }, path: '/deposit' })
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Deposit')
})

it('signs out', async () => {
  const send = vi.fn((_method: string, _path: string) => new Promise<never>(() => {}))
  renderWidget(nav, { user: player, http: { send } })
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual(['DELETE', '/logout'])
})

it.each([
  ['leads from a page for players to the main page', '/profile', 1],
  ['stays on a page that is open to visitors', '/games', 0],
])('after signing out %s', async (_what, path, calls) => {
  const replace = vi.spyOn(history, 'replaceState')
  const visible = { visible: true }
  const { stores } = renderWidget(nav, {
    user: player,
    path,
    http: { send: vi.fn().mockResolvedValue(undefined) },
    manifest: { pages: { PROFILE: visible, GAMES: visible } },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await vi.waitFor(() => expect(stores.session.user).toBeNull())
  expect(replace.mock.calls.filter(([, , to]) => to === '/')).toHaveLength(calls)
  replace.mockRestore()
})
