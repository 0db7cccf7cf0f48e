import { sheetQuery } from './payment-result.ts'

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
