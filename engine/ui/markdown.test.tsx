// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Markdown } from './markdown.tsx'

const shown = (text: string) => render(<Markdown text={text} />).container.firstElementChild!.innerHTML.trim()

it.each([
  ['A **bold** word', '<p>A <strong>bold</strong> word</p>'],
  ['## Terms\n\n1. One\n2. Two', '<h2>Terms</h2>\n<ol>\n<li>One</li>\n<li>Two</li>\n</ol>'],
  ['[Games](/games)', '<p><a href="/games" rel="noopener noreferrer">Games</a></p>'],
  ['# One\n\n### Two', '<h2>One</h2>\n<h3>Two</h3>'],
  ['A <b>tag</b>', '<p>A &lt;b&gt;tag&lt;/b&gt;</p>'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['[x](javascript:alert(1))', '<p><a rel="noopener noreferrer">x</a></p>'],
])('shows %j', (text, html) => {
  expect(shown(text)).toBe(html)
})
