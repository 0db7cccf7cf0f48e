// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { premiumWithdrawalStore } from '#domains/payments/premium-withdrawal-store.ts'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

beforeEach(fakeDialogs)

async function come(isHistoryOpen: boolean) {
  const manifest = {
    pages: { OPERATION_HISTORY: { visible: isHistoryOpen } },
    overlays: { 'premium-withdrawal': { visible: true } },
  }
  const rendered = renderWidget(<OpenOverlays />, { manifest, user: player, path: '/withdrawal' })
  act(() => rendered.stores.get(premiumWithdrawalStore).open({ amount: 2500, currency: 'TND' }))
  return { ...rendered, dialog: await screen.findByRole('dialog', { name: 'We’re processing your withdrawal' }) }
}

it('explains the next steps, and closes', async () => {
  const { dialog, stores } = await come(false)
  expect(dialog.textContent).toContain('2,500.000')
  expect(dialog.querySelectorAll('ol > li')).toHaveLength(3)
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(stores.get(premiumWithdrawalStore).current).toBeUndefined()
})

it('links to the operation history if it is open', async () => {
  const { location } = await come(true)
  await userEvent.click(screen.getByRole('link', { name: 'Transaction history' }))
  await waitFor(() => expect(location().pathname).toBe('/history-of-operations'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
