import type { GameContract, Manifest } from '#manifest'
import { knownContracts } from './known-contracts.ts'

type Contract = Required<Pick<GameContract, 'hosts' | 'ancestors' | 'messages' | 'parameters'>> &
  Pick<GameContract, 'permissions'>

/** Returns the launch contract of a provider: its own settings over those of the known launcher that it names. */
export function contractOf({ hosts, providers = {} }: Manifest['games'], providerId: string): Contract {
  const own: GameContract = providers[providerId] ?? {}
  const base = own.use ? knownContracts[own.use] : {}
  const permissions = own.permissions ?? base.permissions
  return {
    hosts: [...hosts, ...(own.hosts ?? [])],
    ancestors: own.ancestors ?? [],
    messages: [...(own.messages ?? []), ...(base.messages ?? [])],
    parameters: own.parameters ?? base.parameters ?? {},
    ...(permissions && { permissions }),
  }
}
