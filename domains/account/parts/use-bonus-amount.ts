import type { Bonus } from '../offered-bonuses.ts'
import { useStores } from '#engine/shell/stores.ts'
import { percentText } from '#engine/i18n/formats.ts'

/** The share of the first deposit that each bonus adds (spec §9). */
const shares: Record<Bonus, number> = { sport: 2.5, slots: 1 }

/** Returns a function that formats a bonus’s share in the interface language: 250%. */
export function useBonusAmount(): (bonus: Bonus) => string {
  const { language } = useStores()
  return (bonus) => percentText(shares[bonus], language.current)
}
