import { createContext, use, useLayoutEffect, type ComponentType } from 'react'

/** Keeps a part below every page from now on. */
export const KeepContext = createContext<(part: ComponentType) => void>(() => undefined)

/** Has a part stand below the page from the first time on that its widget is shown; it outlives the page and hides itself elsewhere. */
export function useKept(part: ComponentType) {
  const keep = use(KeepContext)
  useLayoutEffect(() => keep(part), [keep, part])
}
