import { paymentResultOf } from './payment-result.ts'

/** The query of a page to which a payment in a sheet over it leads back. */
const sheetQuery = { name: 'paid', value: 'here' } as const

/** Whether the payment was made in a sheet over the page of this address, such as a game: its result is shown there. */
export const wasPaidInSheet = (search: string): boolean =>
  paymentResultOf(search) !== undefined && new URLSearchParams(search).get(sheetQuery.name) === sheetQuery.value

/** Returns the query of a page to which a payment in a sheet over it leads back. */
export function queryOver(search: string): string {
  const query = new URLSearchParams(withoutResult(search))
  query.set(sheetQuery.name, sheetQuery.value)
  return `?${query}`
}

/** Returns the query without the result of a payment. */
export function withoutResult(search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete('payment')
  rest.delete(sheetQuery.name)
  return `${rest}`
}
