import { child, valueAt } from '../../../manifest-tools/json/pointer.ts'
import { openPagesOf } from '../state/pages.ts'
import { itemAt, kindAt } from './kinds.ts'

/** Where players see content: a page’s path, and the block on it. */
export interface Place {
  path: string
  /** The block’s pointer. */
  block: string
}

/** Returns where players see the banners of a place, or the promotions: the first one of `placesOf`. */
export const placeOf = (manifest: unknown, pointer: string): Place | undefined => placesOf(manifest, pointer)[0]

/** Returns every place where players see the banners of a place, or the promotions; none where no visible page shows them. */
export function placesOf(manifest: unknown, pointer: string): Place[] {
  const kind = kindAt(pointer)
  if (kind !== 'banners' && kind !== 'promotions') return []
  const item = itemAt(pointer)
  const place = item === undefined ? undefined : valueAt(manifest, `${item}/place`)
  const found = blocksOfPages(manifest).filter(({ use }) => use === kind)
  return found.filter((each) => place === undefined || kind !== 'banners' || each.place === place)
}

const blocksOfPages = (manifest: unknown): (Place & { use: unknown; place: unknown })[] =>
  openPagesOf(manifest).flatMap(([name, path]) => {
    const list = `${child('/pages', name)}/blocks`
    return blocksIn(valueAt(manifest, list), list).map((block) => ({ ...block, path }))
  })

/** Returns the blocks of a list, and those in their columns. */
function blocksIn(blocks: unknown, list: string): { block: string; use: unknown; place: unknown }[] {
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((each: unknown, index) => {
    const block = child(list, index)
    const columns = valueAt(each, '/columns')
    const inner = Array.isArray(columns) ? columns : []
    return [
      { block, use: valueAt(each, '/use'), place: valueAt(each, '/place') },
      ...inner.flatMap((column: unknown, at) => blocksIn(valueAt(column, '/blocks'), `${block}/columns/${at}/blocks`)),
    ]
  })
}

/** Returns the path of a static page in a language; undefined elsewhere. */
export function staticPathOf(pointer: string, language: string): string | undefined {
  const [, name] = /^\/staticPages\/([^/]+)(?:\/|$)/.exec(pointer) ?? []
  return name === undefined ? undefined : `/static/${name}-${language}`
}

/** Returns the name of the static page at a path; undefined elsewhere. */
export const staticPageAt = (path: string): string | undefined =>
  /^\/static\/([a-z-]+)-[a-z]{2,3}(?:[/?#]|$)/.exec(path)?.[1]

/** Returns the pointer to outline for what is selected: an item, the block of a group of items, or a block; null for none. */
export function toOutline(manifest: unknown, pointer: string): string | null {
  if (kindAt(pointer)) return itemAt(pointer) ?? placeOf(manifest, pointer)?.block ?? null
  return /\/\d+$/.test(pointer) ? pointer : null
}
