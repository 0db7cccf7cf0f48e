import { useSyncExternalStore } from 'react'
import { useStores as useEngineStores, type CreateStore, type Stores } from '../../../engine/shell/stores.ts'

export * from '../../../engine/shell/stores.ts'

const listeners = new Set<() => void>()
let version = 0
let tellRendered: () => void

/** Resolves once the page is rendered for the first time. Navigations before that would be lost: nothing follows the address yet. */
export const rendered = new Promise<void>((resolve) => (tellRendered = resolve))

/** Renders everything again that uses the stores: parts that are no observers too. */
export function renderAgain() {
  version++
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  tellRendered()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The stores of the running brand, for components that follow patches. */
export function useStores(): Stores {
  useSyncExternalStore(subscribe, () => version)
  return useEngineStores()
}

export const useStore = <T>(create: CreateStore<T>): T => useStores().get(create)
