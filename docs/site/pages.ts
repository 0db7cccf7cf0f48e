import { readFileSync } from 'node:fs'
import { addressOf, entryAddress, plain, slug, sourceFiles, splitLevels } from './sources.ts'

/** A page of the site before it is rendered. */
export interface Page {
  /** From the root of the site. */
  address: string
  title: string
  markdown: string
  /** The file of the repository, against which its links resolve. */
  file: string
  /** The page above it, if it is one entry of many. */
  parent?: { title: string; address: string }
}

/** A heading of a rendered page. */
export interface Heading {
  level: number
  text: string
  id: string
}

/** A part of a text under a heading, without the headings of its level or above that follow. */
interface Part {
  level: number
  heading: string
  body: string
}

/** Splits a text at its headings, but not at lines of code that begin with `#`. */
export function partsOf(markdown: string): Part[] {
  const parts: Part[] = []
  let isCode = false
  for (const line of markdown.split('\n')) {
    if (/^ *```/.test(line)) isCode = !isCode
    const [, marks, heading] = (!isCode && /^(#{1,6}) (.*)$/.exec(line)) || []
    if (marks !== undefined) parts.push({ level: marks.length, heading: heading!, body: '' })
    else if (parts.length > 0) parts.at(-1)!.body += `${line}\n`
  }
  return parts
}

/** The pages of a file: itself, and one for each of its entries. */
function pagesOf(file: string): Page[] {
  const markdown = readFileSync(file, 'utf8').replaceAll(/<!--[\s\S]*?-->\n*/g, '')
  const parts = partsOf(markdown)
  const title = plain(parts[0]?.heading ?? file)
  const whole = { address: addressOf(file), title, markdown, file }
  const level = splitLevels[file]
  return level === undefined ? [whole] : split(whole, parts, level)
}

function split(whole: Page, parts: Part[], level: number): Page[] {
  const entries: Page[] = []
  let index = ''
  for (const { level: own, heading, body } of parts) {
    if (own < level) index += `${'#'.repeat(own)} ${heading}\n${body}`
    else if (own > level) entries.at(-1)!.markdown += `${'#'.repeat(own - level + 1)} ${heading}\n${body}`
    else {
      const address = entryAddress(whole.file, heading)
      const { title } = whole
      entries.push({
        address,
        title: plain(heading),
        markdown: `# ${heading}\n${body}`,
        file: whole.file,
        parent: { title, address: whole.address },
      })
      index += `\n- [${heading.replaceAll('`', '')}](#${slug(heading)}): ${summary(body)}\n`
    }
  }
  return [{ ...whole, markdown: index }, ...entries]
}

/** The first paragraph. */
const summary = (body: string) => body.trim().split('\n')[0]!

/** All pages that are files of the repository. */
export const filePages = (): Page[] => sourceFiles().flatMap(pagesOf)

/** The pages’ addresses with their anchors, by file and anchor: what a link between files becomes. */
export function addresses(pages: readonly Page[]): Map<string, string> {
  const known = new Map<string, string>()
  const keep = (key: string, address: string) => known.has(key) || known.set(key, address)
  for (const page of pages) {
    keep(page.file, page.address)
    for (const [place, { heading }] of partsOf(page.markdown).entries())
      keep(
        `${page.file}#${slug(heading)}`,
        place === 0 && page.parent ? page.address : `${page.address}#${slug(heading)}`,
      )
  }
  return known
}
