import { describe, expect, it } from 'vitest'
import type { PaymentOperation } from '#api'
import { type DepositKnowledge, offersDeposit, shownResult } from './shown-result.ts'

const deposit = (status: PaymentOperation['status']) => ({ status, amount: 50, currency: 'TND', time: 0 })

/** What is known; what is shown for `payment=1` and `payment=0`, with the result that it counts as. */
const table: [known: DepositKnowledge, one: string, zero: string][] = [
  ['loading', 'loading success', 'loading error'],
  ['none', 'unknown success', 'unknown error'],
  ['unreadable', 'reported success', 'reported error'],
  [deposit('done'), 'paid success', 'paid success'],
  [deposit('pending'), 'waiting success', 'waiting error'],
  [deposit('processing'), 'waiting success', 'waiting error'],
  [deposit('redirect'), 'waiting success', 'reported error'],
  [deposit('failed'), 'failed error', 'failed error'],
  [deposit('cancelled'), 'failed error', 'failed error'],
]
const nameOf = (known: DepositKnowledge) => (typeof known === 'string' ? known : known.status)
const said = (...given: Parameters<typeof shownResult>) => {
  const { state, outcome } = shownResult(...given)
  return `${state} ${outcome}`
}

describe('shownResult', () => {
  it.each(table.map(([known, ...rest]) => [nameOf(known), known, ...rest] as const))(
    '%s',
    (_name, known, one, zero) => {
      expect([said('success', known), said('error', known)]).toEqual([one, zero])
    },
  )

  it('shows a deposit that the platform tells of, and no other', () => {
    for (const [known] of table)
      for (const claim of ['success', 'error'] as const)
        expect(shownResult(claim, known).deposit).toBe(typeof known === 'string' ? undefined : known)
  })
})

it('offers another deposit in a sheet unless money may be on its way', () => {
  const offered = (claim: 'success' | 'error') =>
    table.filter(([known]) => offersDeposit(claim, shownResult(claim, known))).map(([known]) => nameOf(known))
  expect(offered('success')).toEqual(['failed', 'cancelled'])
  expect(offered('error')).toEqual(['none', 'unreadable', 'redirect', 'failed', 'cancelled'])
})
