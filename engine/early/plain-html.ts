/** The elements that are kept. All else of the markup is left out, with what may run or load something. */
const kept =
  /^(?:p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|hr|br|b|strong|i|em|u|s|small|sub|sup|a|span|div|table|thead|tbody|tr|th|td)$/

/** Elements whose text nobody sees. */
const unseen = /<(script|style|template|noscript|title|head|svg)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * Returns HTML of the platform as elements without any attribute, for the moment until the engine shows it sanitized. Nothing here
 * parses it as HTML, so that it can do nothing, whatever it is.
 */
export function plainHtml(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  let open: Node = fragment
  for (const [, closing, name = '', text] of html
    .replace(unseen, '')
    .matchAll(/<(\/?)([a-z][\w-]*)[^>]*>|([^<]+|<)/gi)) {
    const tag = name.toLowerCase()
    if (text !== undefined) open.appendChild(document.createTextNode(decoded(text)))
    else if (!kept.test(tag)) continue
    else if (closing) open = outside(open, tag)
    else {
      const element = open.appendChild(document.createElement(tag))
      if (tag !== 'br' && tag !== 'hr') open = element
    }
  }
  return fragment
}

/** Returns what is around the innermost open element of that name; without one, where it is. */
function outside(place: Node, tag: string): Node {
  for (let node: Node | null = place; node; node = node.parentNode)
    if (node instanceof Element && node.localName === tag && node.parentNode) return node.parentNode
  return place
}

const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : (entities[name] ?? all)
  })
