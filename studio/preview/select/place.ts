/** What stands at a place of the page. */
export interface Place {
  /** What its words are in: a text or the element that was clicked. */
  node: Node
  /** Its words, with single spaces; empty for none. */
  words: string
  /** The absolute addresses of the picture at the place, in all of its sizes. */
  pictures: string[]
}

/** How many characters words of a place have at most: those of a paragraph. */
const mostCharacters = 1000

/** Returns a text as a page shows it: with single spaces. */
export const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Returns what stands at a point of the window in an element that was clicked there. In an item of content its words count, although its
 * link may lie over all of it.
 */
export function placeAt(x: number, y: number, target: Element, item?: Element): Place {
  const at = textAt(x, y)
  const text = (item && textIn(item, x, y)) ?? (at && target.contains(at) ? at : undefined)
  const node = text ?? target
  const own = node === text ? (text.nodeValue ?? '') : onlyWordsOf(target)
  const words = spaced(own).slice(0, mostCharacters)
  return { node, words, pictures: picturesAt(x, y, target) }
}

/** Returns the text at a point. Firefox before version 128 knows no shadow roots there, which the page does not have. */
function textAt(x: number, y: number): Node | undefined {
  const node =
    document.caretPositionFromPoint?.(x, y)?.offsetNode ?? document.caretRangeFromPoint?.(x, y)?.startContainer
  return node?.nodeType === Node.TEXT_NODE ? node : undefined
}

/** Returns the text of an element whose words lie at a point. */
function textIn(element: Element, x: number, y: number): Node | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    range.selectNodeContents(text)
    const isHere = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom
    if ([...range.getClientRects()].some(isHere)) return text
  }
  return undefined
}

/** Returns the words of an element that has nothing else, such as a button around its label. */
const onlyWordsOf = (element: Element) =>
  element.closest('a, button, label') === element || element.childElementCount === 0 ? (element.textContent ?? '') : ''

/** Returns the picture at a point: links and shades often lie above it. */
function picturesAt(x: number, y: number, target: Element): string[] {
  const block = target.closest('[data-block]')
  for (const element of [target, ...document.elementsFromPoint(x, y)]) {
    if (block && !block.contains(element)) continue
    const addresses = addressesOf(element).flatMap((each) => absolute(each) ?? [])
    if (addresses.length > 0) return [...new Set(addresses)]
  }
  return []
}

function addressesOf(element: Element): string[] {
  if (element instanceof HTMLVideoElement) return element.poster ? [element.poster] : []
  if (element instanceof HTMLImageElement) {
    const sources = element.closest('picture')?.querySelectorAll('source') ?? []
    const sets = [...[...sources].map(({ srcset }) => srcset), element.srcset]
    return [element.getAttribute('src'), element.currentSrc, ...sets.flatMap(candidatesOf)].filter(
      (each) => !!each,
    ) as string[]
  }
  const [, address] = /^url\("(.*)"\)/.exec(getComputedStyle(element).backgroundImage) ?? []
  return address ? [address] : []
}

/** Returns the absolute address of a picture that is a file; undefined for other texts. */
export function absolute(address: string): string | undefined {
  const isFile = /^(\/|https?:)/.test(address) && address.length < mostCharacters
  return isFile && URL.canParse(address, location.href) ? new URL(address, location.href).href : undefined
}

const candidatesOf = (srcset: string) => srcset.split(/,\s+/).map((each) => each.trim().split(/\s/)[0]!)
