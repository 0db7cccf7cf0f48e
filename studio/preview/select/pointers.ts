import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { fieldElement, fieldPointerOf, formPlaceAt } from '../forms/form-elements.ts'
import { keyOf } from '../seams/block-keys.ts'
import { listsOf } from './lists.ts'

/** What is read of React’s own tree: which list of blocks rendered an element, and by which key. */
interface Fiber {
  key: string | null
  return: Fiber | null
  memoizedProps: { blocks?: unknown } | null
}

function fiberOf(element: Element): Fiber | undefined {
  const name = Object.keys(element).find((each) => each.startsWith('__reactFiber$'))
  return name === undefined ? undefined : (element as unknown as Record<string, Fiber>)[name]
}

/** Returns the pointer of the field or the block that an element belongs to; undefined outside of both. */
export const pointerOf = (element: Element, manifest: Manifest): string | undefined =>
  fieldPointerOf(element, manifest) ?? blockPointerOf(element, manifest)

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

/** Returns the element of a block or a field that is on the page. */
export function elementAt(pointer: string, manifest: Manifest): Element | undefined {
  const place = formPlaceAt(pointer, manifest)
  if (place) return fieldElement(place)
  return [...document.querySelectorAll('[data-block]')].find((element) => blockPointerOf(element, manifest) === pointer)
}
