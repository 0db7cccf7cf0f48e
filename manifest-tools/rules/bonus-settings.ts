import type { Manifest } from '#manifest'
import { isAllowed } from './allowed-promotions.ts'

export type BonusSettings = Manifest['registration']['permissions']['bonus']

const bonuses: BonusSettings['exclude'] = ['sport', 'slots']

/** Returns the settings of the first-deposit bonus: those of a brand without one where it may not show welcome offers. */
export function bonusSettings(manifest: Pick<Manifest, 'registration' | 'promotionRules'>): BonusSettings {
  const { bonus } = manifest.registration.permissions
  return isAllowed('welcome', manifest) ? bonus : { ...bonus, default: 'none', required: false, exclude: bonuses }
}

/** Returns the bonuses that a brand does not exclude. */
export const bonusesOf = ({ exclude }: Pick<BonusSettings, 'exclude'>): BonusSettings['exclude'] =>
  bonuses.filter((each) => !exclude.includes(each))
