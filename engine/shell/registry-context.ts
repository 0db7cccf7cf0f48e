import { createContext, use } from 'react'
import type { Registry } from '../registry.ts'

export const RegistryContext = createContext<Registry | null>(null)

/** Returns the registry: all implementations that a manifest can name. */
export function useRegistry(): Registry {
  const registry = use(RegistryContext)
  if (!registry) throw new Error('useRegistry is called outside the app')
  return registry
}
