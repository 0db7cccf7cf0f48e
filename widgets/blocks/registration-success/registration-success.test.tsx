// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { User } from '#api'
import { registrationStore } from '#domains/account/registration-store.ts'
import { player, renderWidget } from '#testing/render.tsx'
import RegistrationSuccess from './index.tsx'

const credentials = { login: 'p123456789', password: 'Chosen4Her' }
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

/** Renders the page for a player who just registered; `chosen`: the server issued the credentials. */
async function show(chosen: boolean, { user = player as User | null, deposit = true } = {}) {
  const send = vi.fn().mockResolvedValue({ ...player, ...(chosen && { credentials }) })
  const setting = { http: { send }, user, manifest: { pages: { DEPOSIT: { visible: deposit } } } }
  const rendered = renderWidget(<RegistrationSuccess use="registration-success" />, setting)
  const store = rendered.stores.get(registrationStore)
  await act(() => store.register({}))
  return { store, ...rendered }
}

it('welcomes the player and links onward', async () => {
  await show(false)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Welcome, ada')
  expect(screen.queryByText('Your sign-in details')).toBeNull()
  expect(links()).toEqual(['/deposit', '/games'])
})

it('also welcomes a visitor who returns after signing out', async () => {
  await show(false, { user: null })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('You’re registered')
  expect(links()).toEqual(['/games'])
})

it('does not link to closed pages', async () => {
  await show(false, { deposit: false })
  expect(links()).toEqual(['/games'])
})

it('shows issued credentials with a copy button, until the player leaves', async () => {
  const { stores, store, unmount } = await show(true)
  userEvent.setup()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  expect(screen.getByText(credentials.password)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Copy both' }))
  expect(writeText).toHaveBeenCalledWith('p123456789\nChosen4Her')
  expect(stores.toasts.toasts).toMatchObject([{ type: 'success', text: 'Copied' }])
  writeText.mockRejectedValue(new Error('denied'))
  await userEvent.click(screen.getByRole('button', { name: 'Copy both' }))
  expect(stores.toasts.toasts[1]).toMatchObject({ type: 'error', text: 'Couldn’t copy. Please write them down.' })
  unmount()
  expect(store.credentials).toBeNull()
})
