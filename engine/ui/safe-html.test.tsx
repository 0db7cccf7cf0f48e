// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LinkAddressContext } from './link-address.ts'
import { SafeHtml } from './safe-html.tsx'

const clean = (html: string) => render(<SafeHtml html={html} />).container.firstElementChild!.innerHTML

describe('SafeHtml', () => {
  it('keeps text, headings, lists and links', () => {
    expect(clean('<h2>Terms</h2><ul><li>One</li></ul>')).toBe('<h2>Terms</h2><ul><li>One</li></ul>')
    expect(clean('<a href="https://example.com">x</a>')).toBe(
      '<a href="https://example.com" rel="noopener noreferrer">x</a>',
    )
    expect(clean('<a href="/games">x</a>')).toBe('<a href="/games" rel="noopener noreferrer">x</a>')
  })

  it('gives paths the addresses that links have, again when these change', () => {
    const html = '<a href="/games">x</a><a href="https://example.com/games">y</a>'
    const at = (base: string) => (
      <LinkAddressContext value={(path) => base + path}>
        <SafeHtml html={html} />
      </LinkAddressContext>
    )
    const { container, rerender } = render(at('/fr'))
    const hrefs = () => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(hrefs()).toEqual(['/fr/games', 'https://example.com/games'])
    rerender(at('/ar'))
    expect(hrefs()).toEqual(['/ar/games', 'https://example.com/games'])
  })

  it.each([
    ['<img src=/x.svg onerror=alert(1)>', '<img src="/x.svg">'],
    ['<script>alert(1)</script>', ''],
    ['<style>body{display:none}</style>', ''],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    ['<form><input name="password"></form>', ''],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<p id="manifest">x</p>', '<p id="user-content-manifest">x</p>'],
  ])('neutralizes %s', (html, expected) => {
    expect(clean(html)).toBe(expected)
  })

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x'])(
    'refuses the address %s',
    (href) => {
      expect(clean(`<a href="${href}">x</a>`)).toBe('<a rel="noopener noreferrer">x</a>')
    },
  )
})
