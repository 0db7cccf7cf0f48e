import type { Verification } from '#manifest'
import type { OpenVerification } from './contract.ts'

declare module '#engine/registry.ts' {
  interface Registry {
    verifications: {
      [Use in Verification['use']]: () => Promise<{ default: OpenVerification<Extract<Verification, { use: Use }>> }>
    }
  }
}
