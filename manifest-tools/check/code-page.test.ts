import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { entryAddress, slug } from '../../docs/site/sources.ts'
import { catalogue } from './catalogue.ts'
import { codePage, explained } from './code-page.ts'

afterEach(() => vi.unstubAllEnvs())

it('names the heading of every code in docs/diagnostics.md', () => {
  const headings = [...readFileSync('docs/diagnostics.md', 'utf8').matchAll(/^### (.+)$/gm)].map(([, text]) => text!)
  const pages = new Set(headings.map((heading) => `docs/diagnostics.md#${slug(heading)}`))
  expect(Object.keys(catalogue).length).toBeGreaterThan(100)
  expect(Object.keys(catalogue).filter((code) => !pages.has(codePage(code)))).toEqual([])
})

it.each(['https://docs.example', 'https://docs.example/'])('names the pages of the site at %s', (site) => {
  vi.stubEnv('DOCS_URL', site)
  for (const code of Object.keys(catalogue))
    expect(codePage(code)).toBe(`https://docs.example/${entryAddress('docs/diagnostics.md', `\`${code}\``)}`)
})

it('lists each code of a report once, five at most', () => {
  const codes = ['b/b', 'a/long', 'b/b', 'c/c', 'd/d', 'e/e', 'f/f']
  expect(explained(codes.map((code) => ({ code }))).split('\n')).toEqual([
    'b/b     docs/diagnostics.md#bb',
    'a/long  docs/diagnostics.md#along',
    'c/c     docs/diagnostics.md#cc',
    'd/d     docs/diagnostics.md#dd',
    'e/e     docs/diagnostics.md#ee',
  ])
  expect(explained([])).toBe('')
})
