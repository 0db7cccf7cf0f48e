import { Marked, type Token, type Tokens } from 'marked'

/** GitHub’s Markdown. HTML in it is shown as text. */
const reader = new Marked({ gfm: true, renderer: { html: ({ text }) => escaped(text) } })

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!)

/** The level of the highest headings of a text. */
export type Level = 2 | 3 | 4

/** Returns a text in Markdown as HTML, which is not sanitized. Its headings begin at a level, however they are written. */
export function markdownHtml(text: string, level: Level): string {
  const tokens = reader.lexer(text)
  const headings: Tokens.Heading[] = []
  reader.walkTokens(tokens, (token) => {
    if (isHeading(token)) headings.push(token)
  })
  const depths = [...new Set(headings.map(({ depth }) => depth))].sort()
  for (const heading of headings) heading.depth = Math.min(level + depths.indexOf(heading.depth), 6)
  return reader.parser(tokens)
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
