import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { fieldElement, fieldPointerOf, formPlaceAt } from '../forms/form-elements.ts'
import { keyOf } from '../seams/block-keys.ts'
import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import { ownItemPointer } from '../../../manifest-tools/layers/content-source.ts'
import { fiberOf, type Fiber } from './fibers.ts'
import { itemAt, itemElement, itemOf } from './items.ts'
import { listsOf } from './lists.ts'

/** Returns the pointer of the field, the brand’s own item or the block that an element belongs to; undefined outside of all. */
export const pointerOf = (element: Element, manifest: Manifest): string | undefined =>
  fieldPointerOf(element, manifest) ?? ownItemPointerOf(element, manifest) ?? blockPointerOf(element, manifest)

function ownItemPointerOf(element: Element, manifest: Manifest): string | undefined {
  const item = itemOf(element)
  return item && ownItemPointer(manifest, item)
}

function blockPointerOf(element: Element, manifest: Manifest): string | undefined {
  const block = element.closest('[data-block]')
  // The key is that of the component around the element.
  const fiber = (block && fiberOf(block)?.return) ?? undefined
  const blocks = fiber && blocksAround(fiber)
  const list = listsOf(manifest).find(([, each]) => each === blocks)
  if (!list) return undefined
  const index = list[1].findIndex((each) => keyOf(each) === fiber?.key)
  return index < 0 ? undefined : `${list[0]}/${index}`
}

function blocksAround(fiber: Fiber): unknown {
  for (let at = fiber.return; at; at = at.return)
    if (Array.isArray(at.memoizedProps?.blocks)) return at.memoizedProps.blocks
  return undefined
}

/** Returns the element of a block, a field or an item that is on the page; of an item that is not, that of the block with the others. */
export function elementAt(pointer: string, manifest: Manifest): Element | undefined {
  const place = formPlaceAt(pointer, manifest)
  if (place) return fieldElement(place)
  const item = itemAt(pointer, manifest)
  if (item)
    return itemElement(item) ?? blocks(`=${item.content}`).find((each) => placeOf(each, manifest) === item.place)
  return blocks().find((element) => blockPointerOf(element, manifest) === pointer)
}

const blocks = (use = '') => [...document.querySelectorAll(`[data-block${use}]`)]

/** Returns the place whose banners a block shows; undefined for other blocks. */
const placeOf = (block: Element, manifest: Manifest) =>
  valueAt(manifest, `${blockPointerOf(block, manifest) ?? ''}/place`)
