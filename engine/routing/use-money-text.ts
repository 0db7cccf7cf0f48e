import { useStores } from '../shell/stores.ts'
import { moneyFormat } from '../ui/money.tsx'

/** Answers a function that writes amounts for use within a sentence, kept apart from its direction. For observers. */
export function useMoneyText(currency: string): (amount: number) => string {
  const { current } = useStores().language
  return (amount) => `\u2068${moneyFormat(current, currency).format(amount)}\u2069`
}
