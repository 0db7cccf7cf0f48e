import { useStores } from '../shell/stores.ts'
import { moneyFormat } from '../ui/money.tsx'

/** Returns a function that formats amounts for use inside a sentence, with bidi isolation. For observers. */
export function useMoneyText(currency: string): (amount: number) => string {
  const { current } = useStores().language
  return (amount) => `\u2068${moneyFormat(current, currency).format(amount)}\u2069`
}
