import type { UnbuiltSport } from '#schemas/unbuilt.ts'
import type { CreateSport, SportName } from './contract.ts'

/** The sportsbooks whose code is there. */
type BuiltSport = Exclude<SportName, UnbuiltSport>

declare module '#engine/registry.ts' {
  interface Registry {
    sports: { [Use in BuiltSport]: () => Promise<{ default: CreateSport<Use> }> }
  }
}
