import type { Block, Manifest, PageKey, PromotionKind } from '#manifest'

/** Whether a brand may show a kind of promotion. */
export const isAllowed = (kind: PromotionKind, { promotionRules }: Pick<Manifest, 'promotionRules'>): boolean =>
  promotionRules?.kinds?.includes(kind) ?? true

/** Whether a page is closed because none of its blocks may be shown. The main page stays open. */
export function isEmptied(
  page: PageKey,
  { pages }: Pick<Manifest, 'pages'>,
  mayShow: (block: Block) => boolean,
): boolean {
  const { blocks } = pages[page]
  return page !== 'MAIN' && blocks.length > 0 && !blocks.some(mayShow)
}
