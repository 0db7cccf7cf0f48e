import type { Manifest } from '#manifest'
import { bonusesOf, bonusSettings, type BonusSettings } from '#manifest-tools/rules/bonus-settings.ts'

/** A first-deposit bonus. */
export type Bonus = BonusSettings['exclude'][number]

/**
 * Returns the bonuses that a player can get by registering: those to choose from, or in layout 2 the one that is sent without a
 * choice. None where the form has no such field.
 */
export function offeredBonuses(manifest: Manifest): readonly Bonus[] {
  const { family, layout } = manifest.registration
  const settings = bonusSettings(manifest)
  const { fields } = manifest.forms[`registration-${family}`]
  if (!fields.some(({ use }) => use === 'bonus-choice')) return []
  if (layout !== 2) return bonusesOf(settings)
  return settings.default === 'none' ? [] : [settings.default]
}
