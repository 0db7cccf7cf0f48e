import type { i18n } from 'i18next'
import { followText } from '../patch/asked-texts.ts'

/** Texts that a player hears or sees, but which are no text of the page. */
const attributes = ['aria-label', 'placeholder', 'title', 'alt']

/** Texts with numbers, such as a countdown, are others each second. */
const mostKept = 5000

/** What i18next tells a post-processor of the text that it has found. */
interface Found {
  i18nResolved?: { exactUsedKey?: string; usedNS?: string }
}

/** Knows by which names texts were asked for, so that a text on the page has a name, and a name its places. */
export class Spoken {
  /** The names that each text was asked for by. */
  readonly #names = new Map<string, Set<string>>()

  follow(texts: i18n) {
    texts.use({
      type: 'postProcessor',
      name: 'studio',
      process: (text: string, _key: string | string[], { i18nResolved: { exactUsedKey, usedNS } = {} }: Found) => {
        if (typeof text !== 'string' || !exactUsedKey || !usedNS) return text
        followText(`${usedNS}:${exactUsedKey}`)
        this.#note(text.trim(), `${usedNS}:${exactUsedKey}`)
        return text
      },
    })
    Object.assign(texts.options, { postProcess: 'studio', postProcessPassResolved: true })
  }

  #note(text: string, name: string) {
    if (this.#names.size > mostKept) this.#names.clear()
    const names = this.#names.get(text)
    if (names) names.add(name)
    else this.#names.set(text, new Set([name]))
  }

  /** Returns the names of all texts on the page. */
  onPage(): string[] {
    const names = placesIn(document.body).flatMap(({ text }) => [...(this.#names.get(text) ?? [])])
    return [...new Set(names)]
  }

  /** Returns the names of the text at a place of the page: first those of the very text, then those around it. */
  at(x: number, y: number, target: Element): string[] {
    const node = document.caretRangeFromPoint?.(x, y)?.startContainer
    const exact = node && target.contains(node) ? (node.nodeValue ?? '').trim() : ''
    const texts = [exact, ...placesIn(target).map(({ text }) => text), ...ownTexts(target.closest('a, button, label'))]
    return [...new Set(texts.flatMap((text) => [...(this.#names.get(text) ?? [])]))].slice(0, 20)
  }

  /** Returns where a text is; a place that can be seen if there is one. */
  placeOf(name: string): Node | undefined {
    const places = placesIn(document.body).filter(({ text }) => this.#names.get(text)?.has(name))
    return (places.find(({ element }) => element.checkVisibility()) ?? places[0])?.node
  }
}

interface Place {
  text: string
  node: Node
  element: Element
}

function placesIn(root: Element): Place[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const places: Place[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim()
    if (text && node.parentElement) places.push({ text, node, element: node.parentElement })
  }
  for (const element of [root, ...root.querySelectorAll(attributes.map((name) => `[${name}]`).join())])
    for (const text of attributeTexts(element)) places.push({ text, node: element, element })
  return places
}

const attributeTexts = (element: Element) => attributes.flatMap((name) => element.getAttribute(name)?.trim() || [])

const ownTexts = (element: Element | null) => (element ? attributeTexts(element) : [])
