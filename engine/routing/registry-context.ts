import { createContext, use } from 'react'
import type { Guard as GuardReference, RouteKey } from '#manifest'
import type { Registry, Verdict } from '../registry.ts'
import { useStores } from '../shell/stores.ts'
import { pageVerdict, verdict } from './access.ts'

export const RegistryContext = createContext<Registry | null>(null)

/** Everything that the manifest can name. */
export function useRegistry(): Registry {
  const registry = use(RegistryContext)
  if (!registry) throw new Error('useRegistry is called outside the app')
  return registry
}

/** Asks guards, and whether pages are open. For use inside observers: the answers follow the stores. */
export function useAccess() {
  const { guards } = useRegistry()
  const stores = useStores()
  return {
    verdict: (references?: readonly GuardReference[]): Verdict => verdict(references, guards, stores),
    isOpen: (page: RouteKey) => pageVerdict(page, guards, stores) === true,
    page: (page: RouteKey): Verdict => pageVerdict(page, guards, stores),
  }
}
