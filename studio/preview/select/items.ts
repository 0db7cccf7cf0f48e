import type { OwnKind } from '../../../manifest-tools/layers/content-source.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { ownIdOf } from '../own-popup.ts'
import type { ContentItem } from '../protocol.ts'
import { fiberOf, keysOf } from './fibers.ts'

/** The setting by which components get an item to show. */
const settings: Record<OwnKind, string> = { banners: 'banner', promotions: 'promotion', popups: 'popup' }

const kinds = Object.keys(settings) as OwnKind[]

/** The elements of items: each has its item’s id as its key. A message in a window comes before one in the inbox. */
const elements: Record<OwnKind, readonly string[]> = {
  banners: ['[data-block=banners] li'],
  promotions: ['[data-block=promotions] li'],
  popups: ['dialog[data-overlay=popups]', '[data-block=messages] li'],
}

/** Returns the banner, promotion or message that an element belongs to, or is the element of; undefined outside of all. */
export function itemOf(element: Element): ContentItem | undefined {
  const whole = element.closest(Object.values(elements).flat().join())
  return itemAround(element) ?? (whole ? [...whole.querySelectorAll('*')].map(itemAround).find(Boolean) : undefined)
}

/** Returns the item that a component around an element shows. */
function itemAround(element: Element): ContentItem | undefined {
  for (let at = fiberOf(element) ?? null; at; at = at.return)
    for (const content of kinds) {
      const { id } = (at.memoizedProps?.[settings[content]] ?? {}) as { id?: unknown }
      if (typeof id === 'string' || typeof id === 'number') return { content, id: ownIdOf(String(id)) }
    }
  return undefined
}

/** Returns the element of an item that is on the page. */
export function itemElement({ content, id }: ContentItem): Element | undefined {
  const found = elements[content].flatMap((selector) => [...document.querySelectorAll(selector)])
  return found.find((each) => keysOf(each).some((key) => ownIdOf(key) === id))
}

/** Returns the brand’s own item at a pointer, and the place of the page where it stands, which banners alone have. */
export function itemAt(pointer: string, { content = {} }: Manifest): (ContentItem & { place?: string }) | undefined {
  const [, name = '', index = ''] = /^\/content\/([^/]+)\/(\d+)$/.exec(pointer) ?? []
  const kind = kinds.find((each) => each === name)
  const item = kind && content[kind]?.[Number(index)]
  return item && { content: kind, id: item.id, ...('place' in item && { place: item.place }) }
}
