import type { Award } from '#api'

export type AwardKind = 'lost' | 'freeSpin' | 'jackpot' | 'value'

/** Returns how an award is displayed; 100 TND is the jackpot (spec §3). Only `jackpot` and `value` show their value. */
export function awardKind({ key, value }: Award): AwardKind {
  if (key === 'lost' || key === 'freeSpin') return key
  return value === 100 ? 'jackpot' : 'value'
}

export const isMoney = (award: Award): boolean => ['jackpot', 'value'].includes(awardKind(award))
