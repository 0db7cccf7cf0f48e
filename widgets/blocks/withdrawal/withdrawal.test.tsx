// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { PaymentOperation } from '#api'
import { paymentStore } from '#domains/payments/payment-store.ts'
import { amountField, button, mobileMethod, paymentOf, showCashier, termsOf } from '#testing/payments/cashier.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import type { Method } from '#domains/payments/payment-method-store.ts'
import Withdrawal from './index.tsx'

// Loads the lazy chunks ahead, so that no test waits for them.
beforeAll(() => import('#engine/ui/other-icon.tsx'))
beforeEach(fakeDialogs)

const voucher: Method = {
  ...mobileMethod,
  id: 'voucher',
  name: 'Voucher',
  kind: 'voucher',
  fee: { percent: 0, fixed: 0 },
  fields: [],
}
const show = (setting: Parameters<typeof showCashier>[1] = {}) =>
  showCashier(<Withdrawal use="withdrawal" />, { methods: [mobileMethod, voucher], path: '/withdrawal', ...setting })

/** Withdraws 50 by voucher; `changes` are merged into the server’s response. */
async function withdraw(changes: Partial<PaymentOperation>, setting: Parameters<typeof show>[0] = {}) {
  const shown = await show(setting)
  shown.send.mockResolvedValueOnce(
    paymentOf({ direction: 'withdrawal', methodId: 'voucher', methodName: 'Voucher', ...changes }),
  )
  await shown.actor.click(await screen.findByRole('radio', { name: 'Voucher' }))
  await shown.actor.type(await amountField(), '50')
  await shown.actor.click(await button('Continue'))
  await shown.actor.click(await button(/^Withdraw /))
  return shown
}

it('deducts the fee from the amount, and sends the method’s own fields', async () => {
  const { actor, send, container } = await show()
  await actor.type(await screen.findByLabelText('Phone number'), '+21620555014')
  await actor.type(await amountField(), '100')
  expect(termsOf(container).slice(-4)).toEqual([
    'Fee: TND\u00a01.000',
    'From your balance: TND\u00a0100.000',
    'You receive: TND\u00a099.000',
    'Processing time: About 30 minutes',
  ])
  await actor.click(await button('Continue'))
  expect(termsOf(await screen.findByRole('region', { name: 'Review your withdrawal' }))[1]).toBe(
    'Phone number: +21620555014',
  )
  await actor.click(await button(/^Withdraw /))
  await waitFor(() =>
    expect(send.mock.calls[0]?.slice(0, 4)).toEqual([
      'POST',
      '/payments/withdrawals',
      expect.anything(),
      { methodId: 'mobile', amount: 100, fields: { phone: '+21620555014' }, lang: 'en' },
    ]),
  )
})

it('offers the whole balance, and rejects more', async () => {
  const { actor } = await show()
  await actor.click(await button('All'))
  expect((await amountField()).value).toBe('1234.5')
  await actor.type(await amountField(), '1')
  await actor.click(await button('Continue'))
  expect(document.querySelector('[data-field=amount] [data-error]')?.getAttribute('data-error')).toBe(
    'amount_less_equal',
  )
})

it('shows bonus money separately, as not withdrawable', async () => {
  const { container } = await show()
  expect(termsOf(container).slice(0, 2)).toEqual([
    'Available to withdraw: TND\u00a01,234.500',
    'Bonus balance: TND\u00a020.000',
  ])
  expect(screen.getByText(/^Bonus money can’t be withdrawn/)).toBeTruthy()
})

it('shows that there is nothing to withdraw, and links to the deposit page', async () => {
  await show({ user: { balance: 0 } })
  expect(await screen.findByText('Nothing to withdraw yet')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Deposit' }).map((link) => link.getAttribute('href'))).toContain(
    '/deposit',
  )
})

it('shows a voucher’s code immediately, and again on request', async () => {
  const { actor } = await withdraw({ status: 'done', voucher: 'AB12-CD34' })
  const dialog = await screen.findByRole('dialog', { name: 'Your voucher' })
  expect(dialog.textContent).toContain('AB12-CD34')
  await actor.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await actor.click(await button('Show voucher'))
  expect(await screen.findByRole('dialog', { name: 'Your voucher' })).toBeTruthy()
})

it('shows the code inline if the brand has no overlay for it', async () => {
  await withdraw({ status: 'done', voucher: 'AB12-CD34' }, { manifest: { overlays: { voucher: { visible: false } } } })
  expect((await screen.findByText('AB12-CD34')).getAttribute('dir')).toBe('ltr')
})

it('explains the next steps of a premium withdrawal', async () => {
  await withdraw({ premium: true })
  expect((await screen.findByRole('dialog', { name: 'We’re processing your withdrawal' })).textContent).toContain(
    '50.000',
  )
})

it('is forgotten once it was accepted and the player leaves', async () => {
  const { unmount, stores } = await withdraw({})
  expect(await screen.findByRole('heading', { name: 'Withdrawal requested' })).toBeTruthy()
  unmount()
  expect(stores.get(paymentStore).current).toBeNull()
})
