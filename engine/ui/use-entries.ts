import { when } from 'mobx'
import { Children, startTransition, use, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { whenNear } from './near.ts'
import { PageStateContext } from './page-state.ts'
import { useHydrating } from './use-hydrating.ts'
import { whenItsTurn } from './when-idle.ts'

interface EntriesOptions {
  /** The number of lines in which they are. */
  lines?: number
  /** How wide an entry is at least, in pixels. */
  width?: number
  /** The element that is to be near the screen before more are drawn. */
  list?: RefObject<Element | null>
}

/**
 * Returns the entries of a scrolling row that are to be drawn, and a function that asks for all. Before the page is ready they
 * are those that the screen has room for, and one that it cuts off; after that the rows near the screen get half as many more in
 * turn, until they are complete.
 */
export function useEntries(
  children: ReactNode,
  { lines = 1, width = 120, list }: EntriesOptions = {},
): [entries: ReactNode[], showAll: () => void] {
  const page = use(PageStateContext)
  const isHydrating = useHydrating()
  const [step] = useState(() => lines * (Math.ceil((isHydrating ? fileWidth : window.innerWidth) / width) + 1))
  const [count, setCount] = useState(step)
  const all = Children.toArray(children)
  const isPart = count < all.length

  useEffect(() => {
    if (!isPart) return
    const ends: (() => void)[] = []
    const more = () => {
      ends.push(whenItsTurn(() => startTransition(() => setCount(count + Math.ceil(step / 2)))))
    }
    const start = () => {
      if (list?.current) ends.push(whenNear(list.current, more))
      else more()
    }
    ends.push(when(() => page?.current !== 'loading', start))
    return () => {
      for (const end of ends) end()
    }
  }, [isPart, count, step, list, page])

  return [isPart ? all.slice(0, count) : all, () => setCount(Infinity)]
}

/** The width of a screen for which a page’s HTML file has entries, in pixels: on wider ones the last follow. */
const fileWidth = 1200
