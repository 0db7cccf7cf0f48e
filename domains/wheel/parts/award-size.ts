import type { Award } from '#api'
import { awardKind } from './award-kind.ts'

/** How large a prize is celebrated. */
export type AwardSize = 'none' | 'small' | 'large' | 'jackpot'

/** From how much on an amount is large: a fifth of the jackpot. */
const largeFrom = 20

/** Returns how large an award is celebrated: a lost spin not at all, so that a loss never looks like a win. */
export function awardSize(award: Award): AwardSize {
  const kind = awardKind(award)
  if (kind === 'lost' || award.value === 0) return 'none'
  if (kind === 'jackpot') return 'jackpot'
  return kind === 'prize' || (kind === 'value' && award.value! >= largeFrom) ? 'large' : 'small'
}
