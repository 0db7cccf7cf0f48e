import type { Guard } from '#engine/registry.ts'
import type { PageNotGuard } from '#manifest'

/** While none of these pages is the current one: the wheel’s invitation stays away from games (spec §6). */
export const pageNot: Guard<PageNotGuard> = ({ location: { page } }, { pages }) =>
  page === undefined || !pages.includes(page)
