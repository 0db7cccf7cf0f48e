import { successfulDeposit } from './flags.ts'

/** Returns the outcome the payment page put into the return address (spec §2): `payment=1` or `payment=0`. */
export function paymentResultOf(search: string): 'success' | 'error' | undefined {
  const value = new URLSearchParams(search).get('payment')
  if (value === '1') return 'success'
  return value === '0' ? 'error' : undefined
}

/** Notes a payment that succeeded, whichever page its address opens. */
export function takePaymentResult(search: string) {
  if (paymentResultOf(search) === 'success') successfulDeposit.set()
}

/** The query of a page to which a payment in a sheet over it leads back. */
export const sheetQuery = { name: 'paid', value: 'here' } as const

/** Whether the payment was made in a sheet over the page of this address, such as a game: its result is shown there. */
export const wasPaidInSheet = (search: string): boolean =>
  paymentResultOf(search) !== undefined && new URLSearchParams(search).get(sheetQuery.name) === sheetQuery.value
