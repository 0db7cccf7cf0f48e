import { createContext, useCallback } from 'react'
import type { Language } from '#manifest'
import type { NumberText } from '#engine/i18n/formats.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { moneyFormat } from '#engine/ui/money.tsx'
import { jackpotStore, rateOf, type ShownJackpot } from '../jackpot-store.ts'

/** How a jackpot’s amount is shown: times `rate`, in `currency`. */
export interface ShownMoney {
  rate: number
  currency: string
  /** Whether the amount is converted, and so not exact. */
  isAbout: boolean
  /** Whether the jackpot has another currency than its viewer, also before the rate is known. */
  isForeign: boolean
}

const asItIs = ({ currency }: ShownJackpot): ShownMoney => ({
  rate: 1,
  currency,
  isAbout: false,
  isForeign: false,
})

/** From here on the decimals of an amount that is not exact say nothing. */
const wholeFrom = 1000

/** Converts an amount, which then is not exact: at most three decimals, and none if it is large. */
export function convert(amount: number, rate: number): number {
  const converted = amount * rate
  if (rate === 1 || converted < 1) return converted
  return converted < wholeFrom ? Math.round(converted * 1000) / 1000 : Math.round(converted)
}

/** Returns the format of a converted amount. */
export const amountFormat = (
  amount: number,
  language: Language,
  { currency, isAbout = false }: { currency: string; isAbout?: boolean | undefined },
): NumberText => moneyFormat(language, currency, isAbout && amount >= wholeFrom)

/** Returns how a jackpot’s amount is shown; by default in its own currency. */
export const ShownMoneyContext = createContext(asItIs)

/** Returns how jackpots are shown to this player: in their currency where the platform tells the rate. Call it in an `observer`. */
export function useShownMoney(): typeof asItIs {
  const { session, manifest } = useStores()
  const { exchange } = useStore(jackpotStore)
  const own = session.user?.currency || manifest.currency
  return useCallback(
    (jackpot) => {
      const known = rateOf(exchange, jackpot.currency, own)
      const isForeign = jackpot.currency !== own
      return known === undefined
        ? { ...asItIs(jackpot), isForeign }
        : { rate: known, currency: own, isAbout: true, isForeign }
    },
    [exchange, own],
  )
}
