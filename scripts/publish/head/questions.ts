import type { Manifest, PageKey } from '#manifest'
import { withInner } from '#engine/routing/inner-blocks.ts'
import { markdownHtml } from '#engine/ui/markdown-html.ts'
import { textAt, type Texts } from '../brands/brand-texts.ts'

/** A question that a page answers. */
export interface QuestionInFile {
  question: string
  /** HTML. */
  answer: string
}

/** Returns the questions of a page’s blocks that everybody sees, in the language of these texts. */
export function questionsOn({ pages, name, project }: Manifest, page: PageKey, texts: Texts): QuestionInFile[] {
  const words = (key: string) =>
    textAt(texts, key).replace(/\{\{\s*(brand|project)\s*\}\}/g, (_, which) => (which === 'brand' ? name : project))
  return withInner(pages[page].blocks).flatMap((block) =>
    block.use === 'faq' && !block.guards?.length
      ? block.items.map((item) => ({ question: words(item.question), answer: markdownHtml(words(item.answer), 3) }))
      : [],
  )
}
