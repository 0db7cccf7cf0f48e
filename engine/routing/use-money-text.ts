import { isolated } from '../i18n/direction.ts'
import { useStores } from '../shell/stores.ts'
import { moneyText } from '../ui/money.tsx'

/** Returns a function that formats amounts for use inside a sentence, with bidi isolation. Call it in an `observer`. */
export function useMoneyText(currency: string): (amount: number | undefined) => string {
  const { current } = useStores().language
  return (amount) => isolated(moneyText(amount, current, currency))
}
