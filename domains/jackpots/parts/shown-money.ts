import { createContext, useCallback } from 'react'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { jackpotStore, rateOf, type ShownJackpot } from '../jackpot-store.ts'

/** How a jackpot’s amount is shown: times `rate`, in `currency`. */
export interface ShownMoney {
  rate: number
  currency: string
  /** Whether the amount is converted, and so not exact. */
  isAbout: boolean
}

const asItIs = ({ currency }: ShownJackpot): ShownMoney => ({ rate: 1, currency, isAbout: false })

/** Converts an amount, which then is not exact: three decimals are enough, also in a currency with more. */
export const convert = (amount: number, rate: number): number =>
  rate === 1 || amount * rate < 1 ? amount * rate : Math.round(amount * rate * 1000) / 1000

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
      return known === undefined ? asItIs(jackpot) : { rate: known, currency: own, isAbout: true }
    },
    [exchange, own],
  )
}
