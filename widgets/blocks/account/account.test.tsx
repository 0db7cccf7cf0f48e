// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { player, renderWidget } from '#testing/render.tsx'
import Account from './index.tsx'

// Loads the lazy chunk ahead, so that no test waits for it.
beforeAll(() => import('./later/player.tsx'))

const account = (
  <>
    <Account use="account" />
    <button>elsewhere</button>
  </>
)
const opener = () => screen.getByRole('button', { name: 'Account of ada' })

/** Renders the block for a signed-in player. */
async function showPlayer(setting: Parameters<typeof renderWidget>[1] = {}) {
  const shown = renderWidget(account, { user: player, ...setting })
  await screen.findByRole('button', { name: 'Account of ada' })
  return shown
}
const isOpen = () => opener().getAttribute('aria-expanded') === 'true'

it('shows a visitor the sign-in and registration links that are open', () => {
  renderWidget(account, { manifest: { pages: { REGISTER: { visible: false } } } })
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull()
})

it('offers registration on brands that have it', () => {
  renderWidget(account, { manifest: { pages: { REGISTER: { visible: true }, LOGIN: { visible: false } } } })
  expect(screen.getByRole('link', { name: 'Register' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

it('shows a player’s balance and follows its changes', async () => {
  const { container, stores } = await showPlayer()
  const balance = container.querySelector<HTMLElement>('[data-balance]')!
  expect(balance.dataset).toMatchObject({ balance: '1234.5', bonusBalance: '20' })
  expect(balance.textContent).toBe('BalanceTND\u00a01,234.500Bonus balanceTND\u00a020.000')

  stores.session.receiveChange({ balance: 0, bonusBalance: 0 })
  await vi.waitFor(() => expect(balance.dataset).toMatchObject({ balance: '0', bonusBalance: '0' }))
  expect(balance.textContent).toBe('BalanceTND\u00a00.000')
})

it('links to the deposit page if it is open', async () => {
  const { unmount } = await showPlayer()
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit')
  unmount()
  await showPlayer({ manifest: { pages: { DEPOSIT: { visible: false } } } })
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
})

it('lists the player’s open pages', async () => {
  await showPlayer({
    user: { ...player, isPaymentSystemUser: false },
    manifest: { pages: { PROFILE: { visible: true }, DEPOSIT: { visible: true } } },
  })
  await userEvent.click(opener())
  const entries = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(entries).toContain('Profile')
  expect(entries).not.toContain('Deposit')
})

it('opens and closes by keyboard', async () => {
  await showPlayer()
  const user = userEvent.setup()
  opener().focus()
  await user.keyboard('{Enter}')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Profile' }))

  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(opener())
})

it('closes when focus leaves it', async () => {
  await showPlayer()
  const user = userEvent.setup()
  await user.click(opener())
  screen.getByRole('button', { name: 'Sign out' }).focus()
  expect(isOpen()).toBe(true)
  await user.tab()
  expect(isOpen()).toBe(false)
  expect(document.activeElement?.textContent).toBe('elsewhere')
})

it('closes on a press outside', async () => {
  const { container } = await showPlayer()
  await userEvent.click(opener())
  await userEvent.click(container)
  expect(isOpen()).toBe(false)
})

it('shows why signing out failed, and allows another attempt', async () => {
  const send = vi.fn((_method: string, _path: string) => Promise.reject(new ApiError('Too many', 429, { code: 429 })))
  const { stores } = await showPlayer({ http: { send } })
  await userEvent.click(opener())
  const signOut = within(screen.getByRole('list')).getByRole('button', { name: 'Sign out' })
  await userEvent.click(signOut)
  await userEvent.click(signOut)
  expect(send.mock.calls.map(([method, path]) => `${method} ${path}`)).toEqual(['DELETE /logout', 'DELETE /logout'])
  expect(stores.toasts.toasts[0]).toMatchObject({
    type: 'error',
    text: 'Too many attempts. Please wait and try again.',
  })
  expect(stores.session.user).not.toBeNull()
})
