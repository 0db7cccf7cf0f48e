import type { Manifest } from '#manifest'

/** A first-deposit bonus. */
export type Bonus = 'sport' | 'slots'

const bonuses: readonly Bonus[] = ['sport', 'slots']

/** Returns the bonuses that a brand does not exclude. */
export const bonusesOf = ({ permissions: { bonus } }: Manifest['registration']): readonly Bonus[] =>
  bonuses.filter((each) => !bonus.exclude.includes(each))

/**
 * Returns the bonuses that a player can get by registering: those to choose from, or in layout 2 the one that is sent without a
 * choice. None where the form has no such field.
 */
export function offeredBonuses({ registration, forms }: Manifest): readonly Bonus[] {
  const { family, layout, permissions } = registration
  const { fields } = forms[`registration-${family}`]
  if (!fields.some(({ use }) => use === 'bonus-choice')) return []
  if (layout !== 2) return bonusesOf(registration)
  return permissions.bonus.default === 'none' ? [] : [permissions.bonus.default]
}
