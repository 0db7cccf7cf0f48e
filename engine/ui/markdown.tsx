import { useMemo } from 'react'
import { classes } from './classes.ts'
import { markdownHtml, type Level } from './markdown-html.ts'
import styles from './markdown.module.css'
import { SafeHtml } from './safe-html.tsx'

interface MarkdownProps {
  text: string
  /** The level of its highest headings, so that they fit the page’s outline. */
  level?: Level
  className?: string | undefined
}

/** A text in Markdown. */
export function Markdown({ text, level = 2, className }: MarkdownProps) {
  const html = useMemo(() => markdownHtml(text, level), [text, level])
  return <SafeHtml html={html} className={classes(styles.text, className)} />
}
