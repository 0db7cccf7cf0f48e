import type { PageStateStore } from '../shell/page-state-store.ts'

/** How long reads wait for the next boundary, in milliseconds: an error in the page must not keep them for ever. */
const longestMs = 5000

/** Follows React while it takes over a page’s HTML file with so many boundaries. The page is loading until then. */
export function hydration(boundaries: number, pageState: Pick<PageStateStore, 'report' | 'forget'>) {
  const over = new Set<string>()
  let end!: () => void
  const done = new Promise<void>((resolve) => (end = resolve))
  pageState.report('hydration', 'loading')
  let timeout = setTimeout(end, longestMs)
  void done.then(() => {
    clearTimeout(timeout)
    pageState.forget('hydration')
  })
  return {
    /** Called for each boundary that React has taken over; again for one that it has hidden and shown since. */
    onHydrated(id: string) {
      clearTimeout(timeout)
      if (over.add(id).size >= boundaries) end()
      else timeout = setTimeout(end, longestMs)
    },
    /** Resolves once it has taken over all of them, so that responses may change the page. */
    done,
  }
}
