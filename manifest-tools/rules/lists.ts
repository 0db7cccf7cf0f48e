import type { Block, Guard, Manifest, NavItem, PageKey } from '#manifest'
import { finder } from '../check/find.ts'

/** Returns the visible pages of a brand. */
export const visiblePages = ({ pages }: Manifest) =>
  (Object.keys(pages) as PageKey[]).filter((page) => pages[page].visible)

/** A list of blocks that players can see. */
export interface BlockList {
  pointer: string
  blocks: readonly Block[]
  /** Guards of the whole list. */
  guards: readonly Guard[]
  /** The pages where it can show. */
  pages: readonly PageKey[]
}

/** Caches a result per manifest, since several rules need it. */
function onceEach<Value>(of: (manifest: Manifest) => Value): (manifest: Manifest) => Value {
  const known = new WeakMap<Manifest, Value>()
  return (manifest) => {
    const value = known.get(manifest) ?? of(manifest)
    known.set(manifest, value)
    return value
  }
}

/** All lists of blocks: the frame, visible pages, the not-found page and visible overlays. */
export const blockLists = onceEach((manifest): BlockList[] => outerLists(manifest).flatMap(withInner))

/** Returns a list with those inside of its blocks. */
const withInner = (list: BlockList): BlockList[] => [
  list,
  ...list.blocks.flatMap((block, index) =>
    innerLists(block, `${list.pointer}/${index}`).map(([pointer, blocks]) => ({
      ...list,
      pointer,
      blocks,
      guards: [...list.guards, ...(block.guards ?? [])],
    })),
  ),
]

/** Returns the lists of blocks inside of a block, with their pointers. */
export const innerLists = (block: Block, pointer: string): [pointer: string, blocks: readonly Block[]][] =>
  'columns' in block ? block.columns.map(({ blocks }, index) => [`${pointer}/columns/${index}/blocks`, blocks]) : []

function outerLists(manifest: Manifest): BlockList[] {
  const { frame, pages, notFound, overlays } = manifest
  const visible = visiblePages(manifest)
  const frameLists = Object.entries(frame).map(([name, blocks]) => ({
    pointer: `/frame/${name}`,
    blocks,
    guards: [],
    pages: visible,
  }))
  const pageLists = visible.flatMap((page) => {
    const { blocks, rail, guards = [] } = pages[page]
    return [
      { pointer: `/pages/${page}/blocks`, blocks, guards, pages: [page] },
      // A page that is not open to a player has its rail all the same.
      ...(rail ? [{ pointer: `/pages/${page}/rail`, blocks: rail, guards: [], pages: [page] }] : []),
    ]
  })
  const overlayLists = Object.entries(overlays).flatMap(([name, overlay]) =>
    overlay.visible && 'blocks' in overlay
      ? [{ pointer: `/overlays/${name}/blocks`, blocks: overlay.blocks, guards: overlay.guards ?? [], pages: visible }]
      : [],
  )
  const known = Object.keys(pages) as PageKey[]
  return [
    ...frameLists,
    ...pageLists,
    { pointer: '/notFound', blocks: notFound, guards: [], pages: known },
    ...overlayLists,
  ]
}

/** A block that players can see, with its list. */
export interface ListedBlock {
  pointer: string
  block: Block
  list: BlockList
}

/** All blocks of all lists. */
export const listedBlocks = onceEach((manifest) =>
  blockLists(manifest).flatMap((list) =>
    list.blocks.map((block, index): ListedBlock => ({ pointer: `${list.pointer}/${index}`, block, list })),
  ),
)

const entriesIn = finder<NavItem>('NavItem', 'Block')

/** All navigation entries, with the block that contains them. */
export const listedEntries = onceEach((manifest) =>
  listedBlocks(manifest).flatMap((listed) =>
    // Blocks inside of it are listed themselves.
    'columns' in listed.block ? [] : entriesIn(listed.block, listed.pointer).map((entry) => ({ ...entry, listed })),
  ),
)

const keysIn = finder<string>('TranslationKey', 'Manifest')

/** All translation keys in settings. */
export const translationKeys = onceEach((manifest) => keysIn(manifest))
