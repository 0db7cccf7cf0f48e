import type { Manifest, OwnBanner, OwnPopup, OwnPromotion } from '#manifest'
import type { OwnKind } from '../../layers/content-source.ts'

/** An item that the brand writes itself, with its pointer. */
interface OwnItem {
  kind: OwnKind
  pointer: string
  item: OwnBanner | OwnPopup | OwnPromotion
}

export const kinds = ['banners', 'popups', 'promotions'] as const

/** Returns every item that the brand writes itself. */
export const ownItems = ({ content }: Manifest): OwnItem[] =>
  kinds.flatMap((kind) =>
    (content?.[kind] ?? []).map((item, index) => ({ kind, pointer: `/content/${kind}/${index}`, item })),
  )
