import type { Offer } from '#manifest'
import { isAllowed } from '#manifest-tools/rules/allowed-promotions.ts'
import type { Registry } from '../registry.ts'
import type { Stores } from '../shell/stores.ts'

/** Who an offer is for; a player is new until the first deposit. */
const isFor = (audience: Offer['audience'], { session: { user } }: Stores): boolean => {
  if (audience === 'all') return true
  if (audience === 'players') return Boolean(user)
  return user === null || (audience === 'new' && user !== undefined && !user.isHaveFirstDeposit)
}

/**
 * Whether a block or a window may show: it promotes nothing, or a kind that the brand allows, to its audience, and not during play
 * where that is forbidden.
 */
export function isOffered(
  name: string,
  settings: object | { offer?: Offer },
  promotes: Registry['promotes'] | undefined,
  stores: Stores,
): boolean {
  const kind = promotes?.[name]
  if (!kind) return true
  const { manifest, location } = stores
  const offer = 'offer' in settings ? settings.offer : undefined
  return (
    isAllowed(kind, manifest) &&
    (manifest.promotionRules?.inPlay !== false || location.page !== 'GAME') &&
    (!offer || isFor(offer.audience, stores))
  )
}
