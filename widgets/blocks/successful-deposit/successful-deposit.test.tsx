// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { AccountOperation } from '#api'
import { arrivedDeposit } from '#domains/payments/arrived-deposit.ts'
import { useStore } from '#engine/shell/stores.ts'
import { paymentOf } from '#testing/payments/cashier.tsx'
import { player, renderWidget } from '#testing/render.tsx'
import SuccessfulDeposit from './index.tsx'

const deposit = (status: AccountOperation['status']): AccountOperation => ({
  id: '1',
  kind: 'deposit',
  method: 'Bank card',
  amount: 50,
  currency: 'TND',
  status,
  at: '2026-01-02T10:00:00Z',
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
  ['pending', 'Your deposit is being processed'],
  ['failed', 'Your deposit didn’t go through'],
  ['cancelled', 'Your deposit didn’t go through'],
] as const)('shows for a deposit that is %s: %s', async (status, title) => {
  const { get } = show(async () => ({ count: 1, rows: [deposit(status)] }))
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(document.body.textContent).toContain('TND\u00a050.000')
  expect(get).toHaveBeenCalledExactlyOnceWith('/my/operations', expect.anything(), {
    kind: 'deposit',
    page: 1,
    size: 1,
  })
})

it('loads the status again whenever the balance changes', async () => {
  let status: AccountOperation['status'] = 'pending'
  const { stores } = show(async () => ({ count: 1, rows: [deposit(status)] }))
  await screen.findByRole('heading', { name: 'Your deposit is being processed' })
  status = 'completed'
  stores.session.receiveChange({ balance: 1284.5, bonusBalance: 20 })
  expect(await screen.findByRole('heading', { name: 'Deposit successful' })).toBeTruthy()
  expect(document.body.textContent).toContain('Balance TND\u00a01,284.500')
})

it('shows a thank-you only if the status is unavailable, and links to open pages', async () => {
  show(() => Promise.reject(new Error('no such call')))
  expect(await screen.findByRole('heading', { name: 'Deposit successful' })).toBeTruthy()
  await waitFor(() =>
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/games',
      '/deposit',
      '/history-of-operations',
    ]),
  )
})

it('does not read a deposit that its payment has just returned, until the next visit', async () => {
  const get = vi.fn(async () => ({ count: 1, rows: [{ ...deposit('completed'), amount: 70 }] }))
  function Visits() {
    const { receive } = useStore(arrivedDeposit)
    const [here, setHere] = useState(() => receive(paymentOf({ status: 'done' })) === undefined)
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
  await waitFor(() => expect(document.body.textContent).toContain('TND\u00a070.000'))
  expect(get).toHaveBeenCalledOnce()
})
