import type { CreateSport, SportName } from './contract.ts'

declare module '#engine/registry.ts' {
  interface Registry {
    sports: { [Use in SportName]: () => Promise<{ default: CreateSport<Use> }> }
  }
}
