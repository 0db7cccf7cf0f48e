import type { PlatformPage } from '../../preview/protocol.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

/** Returns what the file of a static page begins with: the platform’s heading and text; for a page that it does not have, a title alone. */
export function pageStart({ title, html }: Pick<PlatformPage, 'title' | 'html'>, otherwise: string): string {
  const heading = title.replace(/\s+/g, ' ').trim() || otherwise
  const text = htmlToMarkdown(html)
  return text === '' ? `# ${heading}\n\n` : `# ${heading}\n\n${text}\n`
}
