import type { StaticPage } from '#api'
import { markdownHtml } from '#engine/ui/markdown-html.ts'
import { splitTitle } from './static-page-title.ts'

/** Returns the static page that a file in Markdown is. */
export function readStaticPage(text: string, page: Pick<StaticPage, 'id' | 'lang'>): StaticPage {
  const { title = '', rest } = splitTitle(text)
  return { ...page, title, html: markdownHtml(rest, 3) }
}
