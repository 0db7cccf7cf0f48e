import type { Manifest, PromotionKind } from '#manifest'

/** Whether a brand may show a kind of promotion. */
export const isAllowed = (kind: PromotionKind, { promotionRules }: Pick<Manifest, 'promotionRules'>): boolean =>
  promotionRules?.kinds?.includes(kind) ?? true
