import { createContext, use, useLayoutEffect, type ComponentType } from 'react'

/** Mounts a component below every page for the rest of the visit. */
export const KeepMountedContext = createContext<(component: ComponentType) => void>(() => undefined)

/** Keeps a component mounted below the pages after its widget was shown first. It hides itself on other pages. */
export function useKeepMounted(component: ComponentType) {
  const keep = use(KeepMountedContext)
  useLayoutEffect(() => keep(component), [keep, component])
}
