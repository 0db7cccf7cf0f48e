import { when } from 'mobx'
import { Children, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { PageStateContext } from './page-state.ts'
import { whenItsTurn } from './when-idle.ts'

interface EntriesOptions {
  /** The number of lines in which they are. */
  lines?: number
  /** How wide an entry is at least, in pixels. */
  width?: number
}

/**
 * Returns the entries of a scrolling row that are to be drawn, and a function that asks for all. Before the page is ready they
 * are those that the screen has room for, and one that it cuts off; after that the rows of the page get half as many more in turn,
 * until they are complete.
 */
export function useEntries(
  children: ReactNode,
  { lines = 1, width = 120 }: EntriesOptions = {},
): [entries: ReactNode[], showAll: () => void] {
  const page = use(PageStateContext)
  const [step] = useState(() => lines * (Math.ceil(screenWidth() / width) + 1))
  const [count, setCount] = useState(step)
  const all = Children.toArray(children)
  const isPart = count < all.length

  useEffect(() => {
    if (!isPart) return
    let takeBack: (() => void) | undefined
    const stop = when(
      () => page?.current !== 'loading',
      () => {
        takeBack = whenItsTurn(() => startTransition(() => setCount(count + Math.ceil(step / 2))))
      },
    )
    return () => {
      stop()
      takeBack?.()
    }
  }, [isPart, count, step, page])

  return [isPart ? all.slice(0, count) : all, () => setCount(Infinity)]
}

/** The painter draws for every screen. */
const screenWidth = () => (typeof window === 'undefined' ? Infinity : window.innerWidth)
