import type { Block, Manifest } from '#manifest'

/** The translation key that the brand’s menus and rows use for a category; undefined if none names it. */
export function categoryText({ frame, pages, overlays }: Manifest, category: string): string | undefined {
  const blocks: Block[] = [
    frame.rail,
    overlays.sidebar.blocks,
    ...Object.values(pages).map((page) => page.blocks),
  ].flat()
  for (const block of blocks) {
    if (block.use === 'game-row' && block.category === category) return block.title
    const item = block.use === 'category-nav' && block.items.find((entry) => entry.category === category)
    if (item) return item.text
  }
  return undefined
}
