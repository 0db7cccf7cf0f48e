import { useEffect } from 'react'
import { useStore } from '#engine/shell/stores.ts'
import { returnedDepositStore } from '../returned-deposit-store.ts'
import { type ReturnClaim, type ShownResult, shownResult } from '../shown-result.ts'

/** Returns what is shown of the deposit of a return address while it is shown; undefined without a claim. Call it in observers, because what it returns changes. */
export function useReturnedDeposit(claim: ReturnClaim | undefined): ShownResult | undefined {
  const { known, follow } = useStore(returnedDepositStore)
  const isShown = claim !== undefined
  useEffect(() => (isShown ? follow() : undefined), [isShown, follow])
  return claim && shownResult(claim, known)
}
