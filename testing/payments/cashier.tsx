import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { AccountOperation, PaymentOperation, User } from '#api'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import type { Method } from '#domains/payments/payment-method-store.ts'
import { player, renderWidget } from '../render.tsx'
import type { Operation } from '#domains/payments/payment.ts'

type Setting = NonNullable<Parameters<typeof renderWidget>[1]>

/** A deposit by card without a fee or additional fields. */
export const cardMethod: Method = {
  id: 'card',
  name: 'Bank card',
  image: '/card.svg',
  direction: 'deposit',
  kind: 'card',
  currency: 'TND',
  min: 20,
  max: 5000,
  fee: { percent: 0, fixed: 0 },
  minutes: 0,
  fields: [],
}

/** A withdrawal to a mobile wallet with a fee of 1 %. */
export const mobileMethod: Method = {
  ...cardMethod,
  id: 'mobile',
  name: 'Mobile money',
  direction: 'withdrawal',
  kind: 'mobile',
  fee: { percent: 1, fixed: 0 },
  minutes: 30,
  fields: [{ name: 'phone', kind: 'phone', label: 'Phone number', required: true }],
}

/** The answer to a deposit by card. */
export const paymentOf = (changes: Partial<Operation> = {}): Operation => ({
  id: 1,
  key: 'key-0000000000000001',
  direction: 'deposit',
  methodId: 'card',
  methodName: 'Bank card',
  amount: 50,
  fee: 0,
  currency: 'TND',
  status: 'pending',
  at: '2026-01-02T10:00:00Z',
  ...changes,
})

interface Cashier {
  methods?: readonly Method[]
  /** The payments that are not over. */
  open?: PaymentOperation[]
  /** The status of the player’s latest deposit, of 50. */
  deposit?: AccountOperation['status'] | undefined
  user?: Partial<User>
  manifest?: Setting['manifest']
  path?: string
}

/**
 * Shows a player in TND blocks of the cashier, and the overlays. `send` receives each payment; it returns nothing by
 * default.
 */
export async function showCashier(
  blocks: ReactNode,
  { methods = [cardMethod], open = [], deposit, user, manifest, path = '/deposit' }: Cashier = {},
) {
  const send = vi.fn(
    (_method: string, _path: string, _guard: unknown, _body?: unknown): Promise<PaymentOperation> =>
      new Promise(() => {}),
  )
  const get = vi.fn(async (address: string): Promise<unknown> => {
    if (address === '/payments/methods') return methods
    if (address === '/payments/operations') return open
    if (address === '/my/operations') return { count: 1, rows: deposit ? [listedDeposit(deposit)] : [] }
    if (address === '/auth/me') return { ...player, ...user }
    throw new Error(`${address} has no answer in this test`)
  })
  const setting = { user: { ...player, ...user }, manifest, path, http: { get, send } }
  const shown = renderWidget(
    <>
      <OpenOverlays />
      {blocks}
    </>,
    setting,
  )
  await act(async () => undefined)
  return { send, get, actor: userEvent.setup(), ...shown }
}

const listedDeposit = (status: AccountOperation['status']): AccountOperation => ({
  id: '1',
  kind: 'deposit',
  amount: 50,
  currency: 'TND',
  status,
  at: new Date().toISOString(),
})

/** The amount field. */
export const amountField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })

/** A button by its name. */
export const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

/** The entries of a description list as `term: text`, without Unicode direction marks. */
export const termsOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replace(/[\u2068\u2069]/g, ''))
