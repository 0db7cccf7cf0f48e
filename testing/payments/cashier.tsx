import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { PaymentMethod, PaymentOperation, User } from '#api'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { player, renderWidget } from '../render.tsx'

type Setting = NonNullable<Parameters<typeof renderWidget>[1]>

/** A deposit by card, without a fee or fields of its own. */
export const cardMethod: PaymentMethod = {
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

/** A withdrawal to a mobile wallet, which costs 1 %. */
export const mobileMethod: PaymentMethod = {
  ...cardMethod,
  id: 'mobile',
  name: 'Mobile money',
  direction: 'withdrawal',
  kind: 'mobile',
  fee: { percent: 1, fixed: 0 },
  minutes: 30,
  fields: [{ name: 'phone', kind: 'phone', label: 'Phone number', required: true }],
}

/** What the server answers to a deposit by card. */
export const paymentOf = (changes: Partial<PaymentOperation> = {}): PaymentOperation => ({
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
  methods?: readonly PaymentMethod[]
  /** What is not over. */
  open?: PaymentOperation[]
  user?: Partial<User>
  manifest?: Setting['manifest']
  path?: string
}

/** Shows blocks of the cashier, and the overlays, to a player in TND. `send` is told of each payment; it answers nothing at first. */
export async function showCashier(
  blocks: ReactNode,
  { methods = [cardMethod], open = [], user, manifest, path = '/deposit' }: Cashier = {},
) {
  // jsdom has no such call.
  Element.prototype.scrollIntoView = vi.fn()
  const send = vi.fn(
    (_method: string, _path: string, _guard: unknown, _body?: unknown): Promise<PaymentOperation> =>
      new Promise(() => {}),
  )
  const get = vi.fn(async (address: string): Promise<unknown> => {
    if (address === '/payments/methods') return methods
    if (address === '/payments/operations') return open
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

export const amountField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })

export const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

/** What a list of terms says, as `term: text`, without the marks that keep amounts apart from the direction of the text. */
export const termsOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replace(/[\u2068\u2069]/g, ''))
