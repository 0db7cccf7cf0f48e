/** What hostile texts did to a page; nothing if every list is empty. */
export type Findings = Record<'ran' | 'made' | 'styled' | 'polluted' | 'led' | 'unclean' | 'wide' | 'flipped', string[]>

/** The known state of a page, to compare with. */
export interface Known {
  /** The names of the elements that the page contains anyway. */
  tags: string[]
  /** Words that occur in the hostile texts themselves. */
  words: string[]
  /** Members that the prototypes have anyway. */
  members: string[]
  judgesOrder: boolean
}

/** Runs in every window before anything else: detects code run by a text. */
export function watch() {
  function tell() {
    for (let place: Window = window; ; place = place.parent) {
      try {
        const counting = place as unknown as { ran?: number }
        counting.ran = (counting.ran ?? 0) + 1
      } catch {
        // Windows of another origin cannot be accessed.
      }
      if (place === place.parent) return
    }
  }
  Object.assign(window, { alert: tell, confirm: tell, prompt: tell, print: tell })
}

/** Returns the members of the prototypes that pollution would reach. Runs in the page. */
export const prototypeMembers = () =>
  [Object, Array, Function, String, Number, Promise, Map].flatMap(({ name, prototype }) =>
    Reflect.ownKeys(prototype).map((key) => `${name}.${String(key)}`),
  )

/** Returns every text on the page that a player can perceive, one per line. Runs in the page. */
export function textsOnPage(): string {
  const words: string[] = [document.title]
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent!)
    else {
      const element = node as Element
      for (const name of ['alt', 'title', 'aria-label', 'placeholder', 'content'])
        words.push(element.getAttribute(name) ?? '')
      if ('value' in element) words.push(String(element.value))
    }
  }
  return words.join('\n')
}

/** The names of all elements outside the server’s HTML. Runs in the page. */
export const tagsOnPage = () => [
  ...new Set(
    [...document.querySelectorAll('*')]
      .filter((element) => !element.closest('[data-html] *'))
      .map(({ localName }) => localName),
  ),
]

/** Looks for effects of hostile texts. Runs in the page. */
export function inspect({ tags, words, members, judgesOrder }: Known): { found: Findings; state: string | undefined } {
  const short = (element: Element) => element.outerHTML.slice(0, 160)
  const all = [...document.querySelectorAll('*')]
  const inHtml = all.filter((element) => element.closest('[data-html] *'))
  const others = all.filter((element) => !element.closest('[data-html] *'))
  const counting = window as unknown as { ran?: number; owned?: unknown }

  const ran = counting.ran ? [`${counting.ran} scripts`] : []
  const made = [
    ...others.filter(({ localName }) => !tags.includes(localName)),
    ...all.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on'))),
  ].map(short)
  if (counting.owned !== undefined) made.push('window.owned')
  const styled = all.filter((element) => getComputedStyle(element).getPropertyValue('--owned') !== '').map(short)

  const now = [Object, Array, Function, String, Number, Promise, Map].flatMap(({ name, prototype }) =>
    Reflect.ownKeys(prototype).map((key) => `${name}.${String(key)}`),
  )
  const polluted = now.filter((member) => !members.includes(member))

  const leads = (element: Element, name: string, allowed: RegExp) => {
    const value = element.getAttribute(name)
    if (value === null || value === '') return false
    try {
      return !allowed.test(new URL(value, document.baseURI).protocol)
    } catch {
      return false
    }
  }
  const led = all
    .filter(
      (element) =>
        leads(element, 'href', /^(https?|mailto|tel):$/) ||
        leads(element, 'xlink:href', /^https?:$/) ||
        leads(element, 'action', /^https?:$/) ||
        leads(element, 'formaction', /^https?:$/) ||
        (/^(iframe|script|embed|source)$/.test(element.localName) && leads(element, 'src', /^https?:$/)),
    )
    .map(short)
  if (new URL(document.baseURI).host !== location.host) led.push(document.baseURI)

  // Allowed in the server’s HTML by security.md 4.
  const forbidden =
    /^(script|style|form|input|button|select|textarea|option|optgroup|datalist|label|fieldset|output|dialog|audio|video|source|map|area|slot|iframe|frame|frameset|object|embed|applet|base|meta|link|svg|math|template|noscript|title|body|html|head)$/
  const unclean = inHtml
    .filter((element) => {
      const named = ['id', 'name'].some(
        (name) => element.hasAttribute(name) && !element.getAttribute(name)!.startsWith('user-content-'),
      )
      const address = (element.getAttribute('href') ?? '').trim()
      const isLink =
        element.localName === 'a' &&
        (element.getAttribute('rel') !== 'noopener noreferrer' ||
          (address !== '' && !/^(https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(address)))
      return (
        forbidden.test(element.localName) ||
        named ||
        isLink ||
        element
          .getAttributeNames()
          .some((name) => /^(style|class|srcdoc|slot|popover|data-|target$|autofocus|tabindex|is$)/.test(name))
      )
    })
    .map(short)

  const width = document.documentElement.clientWidth
  const beyond = () =>
    all
      .filter((element) => element.getBoundingClientRect().right > width + 1 && element.children.length === 0)
      .slice(0, 3)
  const wide =
    document.documentElement.scrollWidth > width
      ? [`${document.documentElement.scrollWidth} px of ${width}`, ...beyond().map(short)]
      : []
  const state = document.querySelector('main')?.dataset.state
  return {
    found: { ran, made, styled, polluted, led, unclean, wide, flipped: judgesOrder ? turned(words) : [] },
    state,
  }

  /**
   * Words of the page itself whose letters run from right to left, or that follow each other in that order on a line.
   */
  function turned(foreign: string[]): string[] {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const at = (node: Node, place: number) => {
      range.setStart(node, place)
      range.setEnd(node, place + 1)
      return range.getBoundingClientRect()
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!
      if (
        node.parentElement!.closest('[data-html], script, style, option, svg') ||
        !node.parentElement!.checkVisibility()
      )
        continue
      for (const { 0: word, index } of text.matchAll(/[A-Za-zÀ-ÿ]{2,}|\d{2,}/g)) {
        if (foreign.includes(word)) continue
        const [first, last] = [at(node, index), at(node, index + word.length - 1)]
        if (first.width > 0 && Math.abs(first.top - last.top) < 2 && last.left < first.left)
          found.push(`${word} in ${text.slice(0, 60)}`)
      }
    }
    return found
  }
}
