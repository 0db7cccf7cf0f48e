import { Marked, type Token, type Tokens } from 'marked'
import { useMemo } from 'react'
import { classes } from './classes.ts'
import styles from './markdown.module.css'
import { SafeHtml } from './safe-html.tsx'

/** GitHub’s Markdown. HTML in it is shown as text. */
const reader = new Marked({ gfm: true, renderer: { html: ({ text }) => escaped(text) } })

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!)

type Level = 2 | 3 | 4

interface MarkdownProps {
  text: string
  /** The level of its highest headings, so that they fit the page’s outline however they are written. */
  level?: Level
  className?: string | undefined
}

/** A text in Markdown. */
export function Markdown({ text, level = 2, className }: MarkdownProps) {
  const html = useMemo(() => htmlOf(text, level), [text, level])
  return <SafeHtml html={html} className={classes(styles.text, className)} />
}

function htmlOf(text: string, level: Level): string {
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
