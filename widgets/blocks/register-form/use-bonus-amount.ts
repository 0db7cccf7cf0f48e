import type { Bonus } from '#domains/account/registration-store.ts'
import { useStores } from '#engine/shell/stores.ts'
import { localeOf } from '#engine/ui/locale.ts'

/** What a bonus adds to the first deposit, as a share of it (spec §9). */
const shares: Record<Bonus, number> = { sport: 2.5, slots: 1 }

/** Answers a function that writes a bonus’s share in the player’s language: 250%. */
export function useBonusAmount(): (bonus: Bonus) => string {
  const { language } = useStores()
  const format = new Intl.NumberFormat(localeOf(language.current), { style: 'percent' })
  return (bonus) => format.format(shares[bonus])
}
