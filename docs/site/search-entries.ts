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

const textOf = (markdown: string) =>
  plain(markdown.replaceAll(/^\s*```.*$|^\|[-|: ]+\|$/gm, ''))
    .replaceAll(/[|\s]+/g, ' ')
    .trim()
    .slice(0, maxText)

/** One entry for each heading of each page. The three headings of a record are the same in all of them. */
export const entriesOf = (pages: readonly Page[]): Entry[] =>
  pages.flatMap(({ address, title, markdown, file }) => {
    if (file.startsWith('docs/decisions/'))
      return { address, title, page: 'Decisions', text: textOf(markdown.replaceAll(/^#.*$/gm, '')) }
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
