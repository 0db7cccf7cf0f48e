import type { Manifest } from '#manifest'
import { isAllowed } from './allowed-promotions.ts'

export type BonusSettings = Manifest['registration']['permissions']['bonus']

/** Returns the settings of the first-deposit bonus: those of a brand without one where it may not show welcome offers. */
export function bonusSettings(manifest: Pick<Manifest, 'registration' | 'promotionRules'>): BonusSettings {
  const { bonus } = manifest.registration.permissions
  if (isAllowed('welcome', manifest)) return bonus
  return { ...bonus, default: 'none', required: false, exclude: ['sport', 'slots'] }
}
