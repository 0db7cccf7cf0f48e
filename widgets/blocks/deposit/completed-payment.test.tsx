// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { amountField, button, cardMethod, paymentOf, showCashier } from '#testing/payments/cashier.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player } from '#testing/render.tsx'
import PendingOperations from '../pending-operations/index.tsx'
import SuccessfulDeposit from '../successful-deposit/index.tsx'
import Withdrawal from '../withdrawal/index.tsx'
import Deposit from './index.tsx'
import type { Operation } from '#domains/payments/payment.ts'

// So that no test waits for their code.
beforeAll(() => import('#engine/ui/other-icon.tsx'))
beforeEach(fakeDialogs)

/** The pages of a payment, with the blocks that the brands give them. */
function Pages() {
  const { pathname } = useLocation()
  if (pathname === '/successful-deposit') return <SuccessfulDeposit use="successful-deposit" />
  return (
    <>
      {pathname === '/deposit' ? <Deposit use="deposit" /> : <Withdrawal use="withdrawal" />}
      <PendingOperations use="pending-operations" />
    </>
  )
}

interface Payment {
  operation: Operation
  /** The player’s balance once it is made. */
  balance: number
  /** Whether the server pushes that balance, and whether before it answers. */
  pushed?: 'before' | 'after'
}

/** Makes a payment of 50. Returns what was called from the player’s word on. */
async function pay({ operation, balance, pushed }: Payment) {
  const { direction } = operation
  const shown = await showCashier(<Pages />, { methods: [{ ...cardMethod, direction }], path: `/${direction}` })
  const { stores, get, send, actor } = shown
  const push = () => stores.session.receiveChange({ balance, bonusBalance: 20 })
  get.mockImplementation(async (address) => {
    if (address === '/auth/me') return { ...player, balance }
    if (address === '/payments/operations') return operation.status === 'done' ? [] : [operation]
    return { count: 1, rows: [{ ...operation, kind: direction, status: 'completed' }] }
  })
  send.mockImplementationOnce(async () => {
    if (pushed === 'before') push()
    return operation
  })
  await actor.type(await amountField(), '50')
  if (direction === 'withdrawal') await actor.click(await button('Continue'))
  get.mockClear()
  await actor.click(await button(/^(Pay|Withdraw) /))
  await waitFor(() => expect(stores.session.user?.balance).toBe(balance))
  if (pushed === 'after') act(push)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  return { ...shown, calls: [...send.mock.calls.map(([, path]) => path), ...get.mock.calls.map(([path]) => path)] }
}

const pushes = [undefined, 'before', 'after'] as const

it.each(pushes)('reads only the balance after a completed deposit; the balance is pushed: %s', async (pushed) => {
  const { calls } = await pay({ operation: paymentOf({ status: 'done' }), balance: 1284.5, ...(pushed && { pushed }) })
  expect(await screen.findByRole('heading', { name: 'Deposit successful' })).toBeTruthy()
  expect(document.body.textContent).toContain('TND\u00a050.000')
  expect(document.body.textContent).toContain('Balance TND\u00a01,284.500')
  expect(calls).toEqual(['/payments/deposits', '/auth/me'])
})

it.each(pushes)('reads only the balance after an accepted withdrawal; the balance is pushed: %s', async (pushed) => {
  const operation = paymentOf({ direction: 'withdrawal' })
  const { calls } = await pay({ operation, balance: 1184.5, ...(pushed && { pushed }) })
  expect(screen.getByRole('heading', { name: 'Withdrawal requested' })).toBeTruthy()
  const rows = screen.getAllByRole('listitem').map((row) => row.dataset.operation)
  expect(rows).toContain(operation.key)
  expect(calls).toEqual(['/payments/withdrawals', '/auth/me'])
})

it('reads the open payments again when the balance changes later', async () => {
  const operation = paymentOf({ direction: 'withdrawal' })
  const { stores, get } = await pay({ operation, balance: 1184.5 })
  get.mockClear()
  act(() => stores.session.receiveChange({ balance: 1000, bonusBalance: 20 }))
  await waitFor(() => expect(get.mock.calls.map(([path]) => path)).toEqual(['/payments/operations']))
})
