import { Parser } from 'htmlparser2'

/** What is written around an element that stands in a line. */
const around: Record<string, string> = { b: '**', strong: '**', i: '_', em: '_', del: '~~', s: '~~', code: '`' }

/** Elements that nobody reads. */
const unread = ['script', 'style', 'template', 'head', 'title']

/** Characters that Markdown would take for marks. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>]/g, (sign) => `\\${sign}`)

/**
 * Returns the Markdown of a platform’s HTML: headings, paragraphs, lists, links, pictures and what is strong. Everything else is its text. No
 * document is made of the HTML, which Studio’s policy forbids.
 */
export function htmlToMarkdown(html: string): string {
  let written = ''
  /** How many elements around are not read. */
  let skipped = 0
  const lists: { number: number }[] = []
  const links: string[] = []
  const block = () => (written = `${written.trimEnd()}\n\n`)
  const line = () => (written = `${written.replace(/[ \t]+$/, '')}\n`)
  const parser = new Parser({
    onopentag(name, { href = '', start = '1', src = '', alt = '' }) {
      if (unread.includes(name)) skipped++
      else if (/^h[1-6]$/.test(name)) written = `${block()}${'#'.repeat(Number(name[1]))} `
      else if (name === 'ul' || name === 'ol') {
        if (lists.length === 0) block()
        lists.push({ number: name === 'ol' ? Number(start) || 1 : 0 })
      } else if (name === 'li') written = `${listStart(written)}${marker(lists)}`
      else if (name === 'br') line()
      else if (name === 'img') {
        if (isPageAddress(src) && skipped === 0) written += `![${escaped(alt)}](${addressIn(src)})`
      } else if (name === 'a') {
        links.push(href)
        if (isLink(href)) written += '['
      } else if (around[name]) written += around[name]
      else if (isBlock(name) && lists.length === 0) block()
    },
    ontext(text) {
      if (skipped > 0) return
      const words = text.replace(/\s+/g, ' ')
      written += escaped(/(^|\s)$/.test(written) ? words.trimStart() : words)
    },
    onclosetag(name) {
      if (unread.includes(name)) skipped--
      else if (name === 'ul' || name === 'ol') {
        lists.pop()
        if (lists.length === 0) block()
      } else if (name === 'a') {
        const href = links.pop() ?? ''
        if (isLink(href)) written += `](${addressIn(href)})`
      } else if (around[name]) written = `${written}${around[name]}`
      else if (isBlock(name) && lists.length === 0) block()
    },
  })
  parser.write(html)
  parser.end()
  return written.replace(/\n{3,}/g, '\n\n').trim()
}

const isBlock = (name: string) => /^(p|div|section|article|h[1-6]|blockquote|table|tr|hr|pre)$/.test(name)
const isPageAddress = (address: string) => /^(https:\/\/|\/(?!\/))/.test(address)
const isLink = (href: string) => isPageAddress(href) || href.startsWith('mailto:')
const signs: Record<string, string> = { '(': '%28', ')': '%29' }
const addressIn = (address: string) => address.replace(/[()\s]/g, (sign) => signs[sign] ?? encodeURIComponent(sign))

/** An entry begins on a line of its own. */
const listStart = (written: string) => (written === '' || written.endsWith('\n') ? written : `${written.trimEnd()}\n`)

function marker(lists: { number: number }[]): string {
  const list = lists.at(-1)
  const indent = '   '.repeat(Math.max(0, lists.length - 1))
  return list && list.number > 0 ? `${indent}${list.number++}. ` : `${indent}- `
}
