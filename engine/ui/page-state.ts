import { createContext, use, useEffect, useId } from 'react'

type PartState = 'loading' | 'ready' | 'error'

/** Who sums up the parts’ states. */
interface PartReports {
  report(part: string, state: PartState): void
  forget(part: string): void
}

export const PageStateContext = createContext<PartReports | null>(null)

/** Reports how a part of the page is doing, as long as it is mounted. */
export function usePartState(state: PartState) {
  const page = use(PageStateContext)
  const part = useId()
  useEffect(() => page?.report(part, state), [page, part, state])
  useEffect(() => () => page?.forget(part), [page, part])
}
