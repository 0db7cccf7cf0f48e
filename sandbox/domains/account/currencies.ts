import type { SignupCurrencyList } from '#api'
import { currencyCodes } from './countries.ts'

const names = new Intl.DisplayNames('en', { type: 'currency' })

/** The currencies in which an account can be opened, with their names and symbols. */
export const signupCurrencies: SignupCurrencyList = currencyCodes.map((currency) => {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return {
    code: currency,
    name: names.of(currency) ?? currency,
    symbol: parts.find(({ type }) => type === 'currency')?.value ?? currency,
  }
})
