// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { paymentOf, showCashier } from '#testing/payments/cashier.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import PendingOperations from './index.tsx'

// Loads the lazy chunks ahead, so that no test waits for them.
beforeAll(() => import('#engine/ui/other-icon.tsx'))
beforeEach(fakeDialogs)

const toPay = paymentOf({ key: 'key-1', status: 'redirect', redirectUrl: 'https://pay.example/1' })
const waiting = paymentOf({
  key: 'key-2',
  direction: 'withdrawal',
  methodName: 'Mobile money',
  amount: 80,
  canCancel: true,
})
const show = (...open: ReturnType<typeof paymentOf>[]) =>
  showCashier(<PendingOperations use="pending-operations" />, { open })
const rows = () => screen.getAllByRole('listitem').map((row) => [row.dataset.operation, row.dataset.status])

it('lists pending payments, with a link to the payment page', async () => {
  await show(toPay, waiting)
  const list = await screen.findByRole('region', { name: 'In progress' })
  expect(rows()).toEqual([
    ['key-1', 'redirect'],
    ['key-2', 'pending'],
  ])
  expect(list.textContent).toContain('WithdrawalMobile money')
  expect(within(list).getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe('https://pay.example/1')
  expect(within(list).getAllByRole('button')).toHaveLength(1)
})

it('renders nothing if there are none', async () => {
  const { get } = await show()
  await waitFor(() => expect(get).toHaveBeenCalledWith('/payments/operations', expect.anything()))
  expect(screen.queryByRole('region')).toBeNull()
})

it('follows a payment until it ends', async () => {
  const { stores, get } = await show(toPay)
  await screen.findByRole('region', { name: 'In progress' })
  get.mockImplementation(async (address: string) =>
    address === '/payments/operations' ? [] : paymentOf({ key: 'key-1', status: 'done' }),
  )
  stores.session.receiveChange({ balance: 1300, bonusBalance: 20 })
  await waitFor(() => expect(rows()).toEqual([['key-1', 'done']]))
  expect(screen.queryByRole('link')).toBeNull()
})

it('asks before it cancels a withdrawal, and reports the success', async () => {
  const { actor, send, stores } = await show(waiting)
  await actor.click(await screen.findByRole('button', { name: 'Cancel' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this withdrawal?' })
  expect(send).not.toHaveBeenCalled()
  send.mockResolvedValueOnce({ ...waiting, status: 'cancelled', canCancel: false })
  await actor.click(within(dialog).getByRole('button', { name: 'Yes, cancel' }))
  expect(send.mock.calls.map((call) => call.slice(0, 2))).toEqual([['POST', '/payments/operations/key-2/cancel']])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(stores.toasts.toasts.at(-1)).toMatchObject({ type: 'success', text: /80\.000.* is back in your balance\.$/ })
})

it('shows why it failed, and allows another attempt', async () => {
  const { actor, send } = await show(waiting)
  await actor.click(await screen.findByRole('button', { name: 'Cancel' }))
  send.mockRejectedValueOnce(new ApiError('no', 429, { code: 429 }))
  await actor.click(await screen.findByRole('button', { name: 'Yes, cancel' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Please wait and try again.')
  await actor.click(await screen.findByRole('button', { name: 'Yes, cancel' }))
  expect(send).toHaveBeenCalledTimes(2)
})
