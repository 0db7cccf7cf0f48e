import type { LaterDomain } from '#engine/registry.ts'
import { domains } from '../domains/domains.ts'

/** The lazily loaded parts of all domains, already loaded. */
export const laterDomains: readonly LaterDomain[] = (
  await Promise.all(domains.map(async (domain) => (await domain.later?.())?.later))
).filter((later) => later !== undefined)
