import { Marked } from 'marked'
import { useMemo } from 'react'
import { SafeHtml } from './safe-html.tsx'

/** GitHub’s Markdown. HTML in it is shown as text. */
const reader = new Marked({ gfm: true, renderer: { html: ({ text }) => escaped(text) } })

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!)

interface MarkdownProps {
  text: string
  className?: string | undefined
}

/** A text in Markdown. */
export function Markdown({ text, className }: MarkdownProps) {
  const html = useMemo(() => reader.parse(text, { async: false }), [text])
  return <SafeHtml html={html} className={className} />
}
