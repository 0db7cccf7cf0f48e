import { type Page, partsOf } from './pages.ts'
import { plain, slug } from './sources.ts'

/** What search finds: a heading, with the text below it. */
export interface Entry {
  address: string
  title: string
  page: string
  text: string
}

const maxText = 600

const textOf = (markdown: string, length = maxText) =>
  plain(markdown.replaceAll(/^\s*```.*$|^\|[-|: ]+\|$/gm, ''))
    .replaceAll(/[|\s]+/g, ' ')
    .trim()
    .slice(0, length)

/** One entry for each heading of each page. A page of decisions is one entry, with its whole text. */
export const entriesOf = (pages: readonly Page[]): Entry[] =>
  pages.flatMap(({ address, title, markdown, file }) => {
    if (file.startsWith('docs/decisions/'))
      return { address, title, page: 'Decisions', text: textOf(markdown.replaceAll(/^#.*$/gm, ''), Infinity) }
    const seen = new Set<string>()
    return partsOf(markdown).flatMap(({ heading, body }, place) => {
      const id = slug(heading)
      if (seen.has(id)) return []
      seen.add(id)
      return {
        address: place === 0 ? address : `${address}#${id}`,
        title: plain(heading),
        page: title,
        text: textOf(body),
      }
    })
  })
