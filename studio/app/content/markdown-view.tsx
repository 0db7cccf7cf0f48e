import { lexer, type Token, type Tokens } from 'marked'
import { createElement, Fragment, useMemo, type ReactNode } from 'react'

/** A text in Markdown as players read it, in Studio’s own look. HTML in it is shown as text, as on the site. */
export function MarkdownView({ text, language }: { text: string; language: string }) {
  const tokens = useMemo(() => lexer(text, { gfm: true }), [text])
  return (
    <div className="markdown-view" lang={language} dir="auto">
      {rendered(tokens)}
    </div>
  )
}

const rendered = (tokens: readonly Token[] = []): ReactNode =>
  tokens.map((token, index) => <Fragment key={index}>{oneOf(token)}</Fragment>)

const plain: Record<string, string> = {
  paragraph: 'p',
  strong: 'strong',
  em: 'em',
  del: 'del',
  blockquote: 'blockquote',
}

function oneOf(token: Token): ReactNode {
  const inner = 'tokens' in token ? rendered(token.tokens) : undefined
  if (plain[token.type]) return createElement(plain[token.type]!, {}, inner)
  switch (token.type) {
    case 'heading':
      // The page’s own heading is its title: Studio has headings of its own above.
      return createElement(`h${Math.min(6, (token as Tokens.Heading).depth + 2)}`, {}, inner)
    case 'list': {
      const { ordered, start, items } = token as Tokens.List
      const entries = items.map((item, index) => <li key={index}>{rendered(item.tokens)}</li>)
      return ordered ? <ol start={Number(start) || 1}>{entries}</ol> : <ul>{entries}</ul>
    }
    case 'link':
      // Nothing leads away from what is being written.
      return (
        <span className="markdown-link" title={(token as Tokens.Link).href}>
          {inner}
        </span>
      )
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>
    case 'code':
      return (
        <pre>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      )
    case 'table':
      return tableOf(token as Tokens.Table)
    case 'br':
      return <br />
    case 'hr':
      return <hr />
    case 'space':
      return null
    default:
      return inner ?? ('text' in token ? unescaped(String(token.text)) : null)
  }
}

const tableOf = ({ header, rows }: Tokens.Table) => (
  <table>
    <thead>
      <tr>
        {header.map((cell, index) => (
          <th key={index}>{rendered(cell.tokens)}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <tr key={index}>
          {row.map((cell, at) => (
            <td key={at}>{rendered(cell.tokens)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** The lexer escapes what it takes for plain text. */
const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign]!)
