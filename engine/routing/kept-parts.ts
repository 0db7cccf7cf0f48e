import { createContext, use, useLayoutEffect, type ComponentType } from 'react'

/** Mounts a component below every page for the rest of the visit. */
export const KeepContext = createContext<(part: ComponentType) => void>(() => undefined)

/** Keeps a component mounted below the pages after its widget was shown first. It hides itself on other pages. */
export function useKept(part: ComponentType) {
  const keep = use(KeepContext)
  useLayoutEffect(() => keep(part), [keep, part])
}
