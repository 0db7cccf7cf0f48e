// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AccountOperation } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { returnedDepositStore } from '#domains/payments/returned-deposit-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { paymentOf } from '#testing/payments/cashier.tsx'
import { player, renderWidget } from '#testing/render.tsx'
import SuccessfulDeposit from './index.tsx'

beforeEach(() => localStorage.clear())

const minute = 60_000
const deposit = (status: AccountOperation['status'], minutesAgo = 1): AccountOperation => ({
  id: '1',
  kind: 'deposit',
  method: 'Bank card',
  amount: 50,
  currency: 'TND',
  status,
  at: new Date(Date.now() - minutesAgo * minute).toISOString(),
})

function show(answer: () => Promise<unknown>) {
  const get = vi.fn(answer)
  return {
    get,
    ...renderWidget(<SuccessfulDeposit use="successful-deposit" />, {
      user: player,
      path: '/successful-deposit',
      http: { get },
    }),
  }
}

it.each([
  ['completed', 'Deposit successful'],
  ['pending', 'We are waiting for your bank'],
  ['failed', 'Your deposit didn’t go through'],
  ['cancelled', 'Your deposit didn’t go through'],
] as const)('shows for a deposit that is %s: %s', async (status, title) => {
  const { get } = show(async () => ({ count: 1, rows: [deposit(status)] }))
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(document.body.textContent).toContain('TND\u00a050.000')
  expect(get).toHaveBeenCalledExactlyOnceWith('/my/operations', expect.anything(), {
    kind: 'deposit',
    page: 1,
    size: 10,
  })
})

it('loads the status again whenever the balance changes', async () => {
  let status: AccountOperation['status'] = 'pending'
  const { stores } = show(async () => ({ count: 1, rows: [deposit(status)] }))
  await screen.findByRole('heading', { name: 'We are waiting for your bank' })
  status = 'completed'
  stores.session.receiveChange({ balance: 1284.5, bonusBalance: 20 })
  expect(await screen.findByRole('heading', { name: 'Deposit successful' })).toBeTruthy()
  expect(document.body.textContent).toContain('Balance TND\u00a01,284.500')
})

it.each([
  ['of two hours ago', [deposit('completed', 120)]],
  ['that is another operation', [{ ...deposit('completed'), kind: 'withdrawal' as const }]],
])('does not show one %s as the new one', async (_name, rows) => {
  show(async () => ({ count: 1, rows }))
  expect(await screen.findByRole('heading', { name: 'We can’t confirm a payment right now' })).toBeTruthy()
  expect(document.body.textContent).not.toContain('50.000')
})

it('claims nothing if the status is unavailable, and links to open pages', async () => {
  show(() => Promise.reject(new ApiError('no such call', 500)))
  expect(await screen.findByRole('heading', { name: 'We can’t confirm a payment right now' })).toBeTruthy()
  await waitFor(() =>
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/games',
      '/deposit',
      '/history-of-operations',
    ]),
  )
})

it('says whose word it is where the platform has no history', async () => {
  show(() => Promise.reject(Object.assign(new ApiError('no such call', 404), { isAbsent: true })))
  expect(await screen.findByText(/^Your payment provider says that the payment went through/)).toBeTruthy()
})

it('does not read a deposit that its payment has just returned, and shows it no second time', async () => {
  const made = paymentOf({ status: 'done', at: new Date().toISOString() })
  const rows = [{ ...deposit('completed'), at: made.at }]
  const get = vi.fn(async () => ({ count: 1, rows }))
  function Visits() {
    const { receive } = useStore(returnedDepositStore)
    const [here, setHere] = useState(() => receive(made) === undefined)
    return (
      <>
        {here && <SuccessfulDeposit use="successful-deposit" />}
        <button onClick={() => setHere(!here)}>{here ? 'Leave' : 'Come'}</button>
      </>
    )
  }
  const { stores } = renderWidget(<Visits />, { user: player, http: { get: get as never } })
  expect(await screen.findByRole('heading', { name: 'Deposit successful' })).toBeTruthy()
  expect(document.body.textContent).toContain('TND\u00a050.000')
  stores.session.receiveChange({ balance: 1284.5, bonusBalance: 20 })
  await waitFor(() => expect(document.body.textContent).toContain('TND\u00a01,284.500'))
  expect(get).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await userEvent.click(screen.getByRole('button', { name: 'Come' }))
  expect(await screen.findByRole('heading', { name: 'We can’t confirm a payment right now' })).toBeTruthy()
  expect(get).toHaveBeenCalledOnce()
})
