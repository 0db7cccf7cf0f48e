import { when } from 'mobx'
import { Children, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { PageStateContext } from './page-state.ts'
import { whenItsTurn } from './when-idle.ts'

/** The width of the narrowest entries, in pixels. */
const narrowest = 120

/**
 * Returns the entries of a scrolling row that are to be drawn, and a function that asks for all. Before the page is ready they
 * are those that the screen has room for, and one that it cuts off; after that each row of the page is completed in turn.
 */
export function useEntries(children: ReactNode, lines: number): [entries: ReactNode[], showAll: () => void] {
  const page = use(PageStateContext)
  const [first] = useState(() => lines * (Math.ceil(screenWidth() / narrowest) + 1))
  const [isComplete, setComplete] = useState(false)
  const all = Children.toArray(children)
  const isPart = !isComplete && all.length > first

  useEffect(() => {
    if (!isPart) return
    let takeBack: (() => void) | undefined
    const stop = when(
      () => page?.current !== 'loading',
      () => {
        takeBack = whenItsTurn(() => startTransition(() => setComplete(true)))
      },
    )
    return () => {
      stop()
      takeBack?.()
    }
  }, [isPart, page])

  return [isPart ? all.slice(0, first) : all, () => setComplete(true)]
}

/** The painter draws for every screen. */
const screenWidth = () => (typeof window === 'undefined' ? Infinity : window.innerWidth)
