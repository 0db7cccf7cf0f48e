// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { showNotices } from '#domains/protection/show-notices.ts'
import { fakeDialogs, pressEscape } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

beforeEach(() => {
  fakeDialogs()
  localStorage.clear()
  sessionStorage.clear()
})

const notices = [
  { id: 'risk', text: 'state.offlineText' as const, at: ['registration' as const], confirm: false },
  { id: 'funds', text: 'state.retry' as const, at: ['firstDeposit' as const], confirm: true },
]

async function come(path: string, user = null as typeof player | null) {
  const rendered = renderWidget(<OpenOverlays />, { manifest: { playerProtection: { notices } }, path, user })
  await act(async () => showNotices(rendered.stores))
  return rendered
}

it('shows a notice before the registration, which can be closed, once', async () => {
  const { stores } = await come('/register')
  const dialog = await screen.findByRole('dialog', { name: 'Please read' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  act(() => stores.location.receive('/games'))
  act(() => stores.location.receive('/register'))
  expect(stores.overlays.isOpen('notices')).toBe(false)
})

it('shows a notice before the first deposit, which only the confirmation closes', async () => {
  const { stores } = await come('/deposit', { ...player, isHaveFirstDeposit: false })
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Please read' })
  expect(dialog.textContent).toContain('Try again')
  await pressEscape(dialog)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(screen.getByRole('dialog')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'I have read this' }))
  await waitFor(() => expect(stores.overlays.isOpen('notices')).toBe(false))
})

it('stays where the visitor registers without having read it, and goes with the page otherwise', async () => {
  const { stores } = await come('/register')
  await screen.findByRole('dialog')
  act(() => stores.location.receive('/games'))
  await waitFor(() => expect(stores.overlays.isOpen('notices')).toBe(false))
  act(() => stores.location.receive('/register'))
  expect(stores.overlays.isOpen('notices')).toBe(true)
  act(() => {
    stores.session.enter(player)
    stores.location.receive('/success-registration')
  })
  expect(stores.overlays.isOpen('notices')).toBe(true)
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(stores.overlays.isOpen('notices')).toBe(false))
})
