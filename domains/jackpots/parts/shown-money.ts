import { createContext, useCallback } from 'react'
import type { Language } from '#manifest'
import { rateBetween, wholeFrom } from '#engine/data/exchange.ts'
import type { NumberText } from '#engine/i18n/formats.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { moneyFormat } from '#engine/ui/money.tsx'
import { jackpotStore, type ShownJackpot } from '../jackpot-store.ts'

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
      const rate = rateBetween(exchange, jackpot.currency, own)
      const isForeign = jackpot.currency !== own
      return rate === undefined || !isForeign
        ? { ...asItIs(jackpot), isForeign }
        : { rate, currency: own, isAbout: true, isForeign }
    },
    [exchange, own],
  )
}
