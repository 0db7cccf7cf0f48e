import type { i18n } from 'i18next'
import { followText } from '../patch/followed-texts.ts'
import { spaced, type Place } from './place.ts'

/** Attributes whose texts players see or hear. */
const attributes = ['aria-label', 'placeholder', 'title', 'alt']

/** What stands between the words of a text in Markdown. */
const marks = /[*_#>`|[]|\d\. |- /

/** Texts with numbers, such as a countdown, are others each second. */
const mostKept = 5000

/** What i18next tells a post-processor of the text that it has found. */
interface Found {
  i18nResolved?: { exactUsedKey?: string; usedNS?: string }
}

/** Knows by which names texts were asked for, so that a text on the page has a name, and a name its places. */
export class TextNames {
  /** The names that each text was asked for by. */
  readonly #names = new Map<string, Set<string>>()

  follow(texts: i18n) {
    texts.use({
      type: 'postProcessor',
      name: 'studio',
      process: (text: string, _key: string | string[], { i18nResolved: { exactUsedKey, usedNS } = {} }: Found) => {
        if (typeof text !== 'string' || !exactUsedKey || !usedNS) return text
        followText(`${usedNS}:${exactUsedKey}`)
        this.#note(spaced(text), `${usedNS}:${exactUsedKey}`)
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

  /**
   * Returns the names of the text at a place of the page: those of its very words. Without words, those in and around the element that
   * was clicked.
   */
  at({ words }: Place, target: Element): string[] {
    const around = () => [...placesIn(target).map(({ text }) => text), ...ownTexts(target.closest('a, button, label'))]
    const names = (words === '' ? around() : [words]).flatMap((text) => [...(this.#names.get(text) ?? [])])
    return [...new Set(names.length > 0 ? names : this.#withMarkdown(words))].slice(0, 20)
  }

  /** Returns the names of the texts in Markdown of which words are a part. */
  #withMarkdown(words: string): string[] {
    const texts = words === '' ? [] : [...this.#names].filter(([text]) => marks.test(text) && text.includes(words))
    return texts.flatMap(([, names]) => [...names])
  }

  /** Returns where a text is; a place that can be seen if there is one. */
  placeOf(name: string): Node | undefined {
    const places = placesIn(document.body).filter(({ text }) => this.#names.get(text)?.has(name))
    return (places.find(({ element }) => element.checkVisibility()) ?? places[0])?.node
  }
}

interface TextPlace {
  text: string
  node: Node
  element: Element
}

function placesIn(root: Element): TextPlace[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const places: TextPlace[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = spaced(node.nodeValue ?? '')
    if (text && node.parentElement) places.push({ text, node, element: node.parentElement })
  }
  for (const element of [root, ...root.querySelectorAll(attributes.map((name) => `[${name}]`).join())])
    for (const text of attributeTexts(element)) places.push({ text, node: element, element })
  return places
}

const attributeTexts = (element: Element) =>
  attributes.flatMap((name) => spaced(element.getAttribute(name) ?? '') || [])

const ownTexts = (element: Element | null) => (element ? attributeTexts(element) : [])
