import { createContext, use, useEffect, useId } from 'react'

type PartState = 'loading' | 'ready' | 'error'

/** Aggregates the states of the blocks. */
interface PartReports {
  report(part: string, state: PartState): void
  forget(part: string): void
}

export const PageStateContext = createContext<PartReports | null>(null)

/** Reports the state of a block of the page while it is mounted. */
export function usePartState(state: PartState) {
  const page = use(PageStateContext)
  const part = useId()
  useEffect(() => page?.report(part, state), [page, part, state])
  useEffect(() => () => page?.forget(part), [page, part])
}
