import type { Block, Guard, Manifest, NavItem, RouteKey } from '#manifest'
import { finder } from './find.ts'
import { visiblePages } from './guards.ts'

/** A list of blocks that players can come to see. */
export interface BlockList {
  pointer: string
  blocks: readonly Block[]
  /** What has to hold for the list to show at all. */
  guards: readonly Guard[]
  /** The pages on which it can show. */
  pages: readonly RouteKey[]
}

/** Several rules ask for the same. */
function onceEach<Value>(of: (manifest: Manifest) => Value): (manifest: Manifest) => Value {
  const known = new WeakMap<Manifest, Value>()
  return (manifest) => {
    const value = known.get(manifest) ?? of(manifest)
    known.set(manifest, value)
    return value
  }
}

/** Every list of blocks: the frame, the visible pages, the not-found page and the visible overlays. */
export const blockLists = onceEach((manifest): BlockList[] => {
  const { frame, pages, notFound, overlays } = manifest
  const visible = visiblePages(manifest)
  const frameLists = Object.entries(frame).map(([name, blocks]) => ({
    pointer: `/frame/${name}`,
    blocks,
    guards: [],
    pages: visible,
  }))
  const pageLists = visible.map((page) => ({
    pointer: `/pages/${page}/blocks`,
    blocks: pages[page].blocks,
    guards: pages[page].guards ?? [],
    pages: [page],
  }))
  const overlayLists = Object.entries(overlays).flatMap(([name, overlay]) =>
    overlay.visible && 'blocks' in overlay
      ? [{ pointer: `/overlays/${name}/blocks`, blocks: overlay.blocks, guards: overlay.guards ?? [], pages: visible }]
      : [],
  )
  const known = Object.keys(pages) as RouteKey[]
  return [
    ...frameLists,
    ...pageLists,
    { pointer: '/notFound', blocks: notFound, guards: [], pages: known },
    ...overlayLists,
  ]
})

/** A block that players can come to see, with its list. */
export interface ListedBlock {
  pointer: string
  block: Block
  list: BlockList
}

/** Every block of every list. */
export const listedBlocks = onceEach((manifest) =>
  blockLists(manifest).flatMap((list) =>
    list.blocks.map((block, index): ListedBlock => ({ pointer: `${list.pointer}/${index}`, block, list })),
  ),
)

const entriesIn = finder<NavItem>('NavItem', 'Block')

/** Each entry that leads to a page, with the block that it is in. */
export const listedEntries = onceEach((manifest) =>
  listedBlocks(manifest).flatMap((listed) =>
    entriesIn(listed.block, listed.pointer).map((entry) => ({ ...entry, listed })),
  ),
)

const keysIn = finder<string>('TranslationKey', 'Manifest')

/** Each text that a setting names by its translation key. */
export const translationKeys = onceEach((manifest) => keysIn(manifest))
