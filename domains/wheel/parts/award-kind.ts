import type { Award } from '#api'

export type AwardKind = 'lost' | 'freeSpin' | 'jackpot' | 'value'

/** What an award is to the eye; 100 TND is the jackpot (spec §3). Only the last two are worth their value. */
export function awardKind({ key, value }: Award): AwardKind {
  if (key === 'lost' || key === 'freeSpin') return key
  return value === 100 ? 'jackpot' : 'value'
}

export const isMoney = (award: Award): boolean => ['jackpot', 'value'].includes(awardKind(award))
