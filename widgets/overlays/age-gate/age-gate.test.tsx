// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { askAge } from '#domains/protection/ask-age.ts'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { fakeDialogs, pressEscape } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

beforeEach(fakeDialogs)

function come(user: typeof player | null = null) {
  const manifest = { registration: { permissions: { minAge: 21 } }, playerProtection: { ageGate: true } }
  const rendered = renderWidget(<OpenOverlays />, { manifest, user })
  act(() => askAge(rendered.stores))
  return rendered
}

const question = () => screen.findByRole<HTMLDialogElement>('dialog', { name: 'Are you 21 or older?' })

it('asks once', async () => {
  const { unmount } = come()
  const dialog = await question()
  expect(dialog.querySelector('[data-nosnippet]')?.textContent).toContain('aged 21 and over')
  await userEvent.click(screen.getByRole('button', { name: 'Yes, I am 21 or older' }))
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  unmount()
  const again = come()
  expect(again.stores.overlays.isOpen('age-gate')).toBe(false)
})

it('cannot be dismissed, not even by closing all dialogs', async () => {
  come()
  const dialog = await question()
  await pressEscape(dialog)
  await userEvent.click(dialog)
  expect(dialog.open).toBe(true)
  await act(async () => dialog.close())
  expect((await question()).open).toBe(true)
  expect(localStorage).toHaveLength(0)
})

it('keeps out underage visitors, links to help, and allows correcting the answer', async () => {
  come()
  await question()
  await userEvent.click(screen.getByRole('button', { name: 'No, I’m younger' }))
  expect(await screen.findByRole('dialog', { name: 'You can’t play here' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Gambling Therapy' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Yes/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'I chose the wrong answer' }))
  expect(await question()).toBeTruthy()
})

it('does not ask a signed-in player', async () => {
  const { stores } = come(player)
  await act(() => import('./index.tsx'))
  expect(stores.overlays.isOpen('age-gate')).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks without its styles if they do not come; other code that does not come is an error', async () => {
  const failed = (message: string) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error(message) })
    return !window.dispatchEvent(event)
  }
  come()
  await question()
  const styles = 'Unable to preload CSS for /assets/age-gate.css'
  expect([failed(styles), failed('Failed to fetch dynamically imported module')]).toEqual([true, false])
})
