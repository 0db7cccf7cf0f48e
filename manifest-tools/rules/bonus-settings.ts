import type { Manifest } from '#manifest'

export type BonusSettings = Manifest['registration']['permissions']['bonus']

/** Returns the settings of the first-deposit bonus: those of a brand without one where it may not show welcome offers. */
export function bonusSettings({
  registration,
  promotionRules,
}: Pick<Manifest, 'registration' | 'promotionRules'>): BonusSettings {
  const { bonus } = registration.permissions
  const isAllowed = promotionRules?.kinds?.includes('welcome') ?? true
  return isAllowed ? bonus : { ...bonus, default: 'none', required: false, exclude: ['sport', 'slots'] }
}
