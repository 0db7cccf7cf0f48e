import { createContext, use, useId, useLayoutEffect } from 'react'

type BlockState = 'loading' | 'ready' | 'error'

/** Aggregates the states of the blocks. */
interface BlockReports {
  /** Observable. */
  readonly current: BlockState
  report(block: string, state: BlockState): void
  forget(block: string): void
}

export const PageStateContext = createContext<BlockReports | null>(null)

/** Reports the state of a block of the page while it is mounted. */
export function useBlockState(state: BlockState) {
  const page = use(PageStateContext)
  const block = useId()
  useLayoutEffect(() => page?.report(block, state), [page, block, state])
  // In the commit that removes it: an effect after the paint would keep the page loading until then.
  useLayoutEffect(() => () => page?.forget(block), [page, block])
}
