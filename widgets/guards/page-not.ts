import type { Guard } from '#engine/registry.ts'
import type { PageNotGuard } from '#manifest'

/** Holds while none of these pages is open; keeps the wheel’s invitation off game pages (spec §6). */
export const pageNot: Guard<PageNotGuard> = ({ location: { page } }, { pages }) =>
  page === undefined || !pages.includes(page)
