// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { voucherStore } from '#domains/offers/voucher-store.ts'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

beforeEach(fakeDialogs)

async function come(code: string) {
  const user = userEvent.setup()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { stores } = renderWidget(<OpenOverlays />, {
    manifest: { overlays: { voucher: { visible: true } } },
    user: player,
  })
  act(() => stores.get(voucherStore).open(code))
  const dialog = await screen.findByRole('dialog', { name: 'Your voucher' })
  const copy = () => user.click(screen.getByRole('button', { name: 'Copy code' }))
  return { user, writeText, stores, dialog, copy, toast: () => stores.toasts.toasts.at(-1) }
}

it('shows the code from left to right, copies it and confirms', async () => {
  const { writeText, copy, toast } = await come('AB-12')
  expect(screen.getByText('AB-12').getAttribute('dir')).toBe('ltr')
  await copy()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('AB-12')
  expect(toast()).toMatchObject({ type: 'success', text: 'Code copied.' })
})

it('reports that there is nothing to copy without a code', async () => {
  const { writeText, copy, toast } = await come('')
  await copy()
  expect(writeText).not.toHaveBeenCalled()
  expect(toast()).toMatchObject({ type: 'error', text: 'There’s no code to copy. Please contact support.' })
})

it('explains how to copy it if the browser refuses', async () => {
  const { writeText, copy, toast } = await come('AB-12')
  writeText.mockRejectedValue(new Error('denied'))
  await copy()
  expect(toast()).toMatchObject({ type: 'error', text: /^Your browser blocked copying/ })
})

it('is closed by its close button, which forgets the code, and not by a click outside', async () => {
  const { user, stores, dialog } = await come('AB-12')
  await user.click(dialog)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(stores.get(voucherStore).code).toBe('')
})
