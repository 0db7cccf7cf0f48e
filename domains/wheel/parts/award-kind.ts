import type { Award } from '#api'

export type AwardKind = 'lost' | 'freeSpin' | 'jackpot' | 'value' | 'prize'

/**
 * Returns how an award is displayed; 100 TND is the jackpot (spec §3). Only `jackpot` and `value` show their value; a `prize` is
 * one whose value is not known.
 */
export function awardKind({ key, value }: Award): AwardKind {
  if (key === 'lost' || key === 'freeSpin') return key
  if (value === undefined) return 'prize'
  return value === 100 ? 'jackpot' : 'value'
}

/** An award whose value is shown. */
export type MoneyAward = Award & { value: number }

export const isMoney = (award: Award): award is MoneyAward => ['jackpot', 'value'].includes(awardKind(award))
