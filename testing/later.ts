import type { LaterDomain } from '#engine/registry.ts'
import { domains } from '../domains/domains.ts'

/** What the domains do once the first page is on the screen, all of them fetched. */
export const laterDomains: readonly LaterDomain[] = (
  await Promise.all(domains.map(async (domain) => (await domain.later?.())?.later))
).filter((later) => later !== undefined)
