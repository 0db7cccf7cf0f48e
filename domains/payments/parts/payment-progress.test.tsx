// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { useStore } from '#engine/shell/stores.ts'
import { player, renderWidget } from '#testing/render.tsx'
import { draftOf } from '../payment.ts'
import { paymentStore } from '../payment-store.ts'
import type { Trust } from '../trust.ts'
import { PaymentProgress } from './payment-progress.tsx'

const payment = {
  key: 'key-0000000000000001',
  direction: 'deposit',
  methodId: 'card',
  amount: 50,
  currency: 'TND',
  startedAt: 0,
} as const

const Progress = observer(function Progress() {
  const { current } = useStore(paymentStore)
  return current && <PaymentProgress current={current} />
})

/** Shows a payment of unknown outcome. `hasAllFields`: whether all its fields are known, as before a reload. */
function show(trust: Trust, isAbsent: boolean, hasAllFields: boolean) {
  const manifest = { platform: { idempotency: { payments: trust } } }
  const { stores } = renderWidget(<Progress />, { user: player, manifest })
  const order = { methodId: 'card', amount: 50, fields: {} }
  const current = { ...draftOf(payment, order, hasAllFields), stage: 'unknown' as const, isAbsent }
  act(() => runInAction(() => void (stores.get(paymentStore).current = current)))
}

it.each<[Trust, isAbsent: boolean, hasAllFields: boolean, said: RegExp, buttons: string[]]>([
  ['status', true, true, /Send it again or go back to the form\./, ['Send again', 'Back to the form']],
  ['status', true, false, /Go back to the form and fill in what’s missing\./, ['Back to the form']],
  ['status', false, true, /we check with the server first\./, ['Check now']],
  ['status', false, false, /we check with the server first\./, ['Check now']],
  ['key', false, true, /before you try again\./, ['Check now', 'Back to the form']],
  ['none', false, true, /before you try again\./, ['Check now', 'Back to the form']],
  ['none', false, false, /before you try again\./, ['Check now', 'Back to the form']],
])('%s, absent %s, all fields %s: says what it offers', (trust, isAbsent, hasAllFields, said, buttons) => {
  show(trust, isAbsent, hasAllFields)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
})
