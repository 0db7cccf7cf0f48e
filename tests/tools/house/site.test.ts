import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deadLinks } from '../../../docs/site/dead-links.ts'
import { layout, navigation } from '../../../docs/site/layout.ts'
import { addresses, filePages, partsOf } from '../../../docs/site/pages.ts'
import { relative } from '../../../docs/site/relative.ts'
import { entriesOf } from '../../../docs/site/search-entries.ts'
import { sections, sourceFiles, target } from '../../../docs/site/sources.ts'
import { catalogue } from '#manifest-tools/check/catalogue.ts'

const pages = filePages()
const known = addresses(pages)

describe('the site', () => {
  it('has every page in its navigation, save the decisions that their index lists', () => {
    const listed = sections().flatMap((section) => section.pages.map(({ file }) => file))
    const pagesOfTheirOwn = sourceFiles().filter(
      (file) => !/^docs\/decisions\/(?!README)/.test(file) && file !== 'docs/README.md',
    )
    expect(listed.toSorted()).toEqual(pagesOfTheirOwn.toSorted())
  })

  it('has a page for each code of a finding, at an address that follows from the code', () => {
    const written = new Set(pages.map(({ address }) => address))
    const codes = Object.keys(catalogue)
    expect(codes.length).toBeGreaterThan(50)
    expect(codes.filter((code) => !written.has(`diagnostics/${code}.html`))).toEqual([])
  })

  it('has no two pages at one address', () => {
    const all = pages.map(({ address }) => address)
    expect(all.filter((address, index) => all.indexOf(address) !== index)).toEqual([])
  })

  it('leads from links to entries of the reference to the entries’ own pages', () => {
    expect(known.get('docs/reference.md#blocks')).toBe('reference/blocks.html')
    expect(known.get('docs/reference.md#themedefault')).toBe('reference/theme.html#themedefault')
  })

  it('finds settings and codes', () => {
    const entries = entriesOf(pages)
    expect(entries.find(({ title }) => title === 'theme.radius')?.address).toBe('reference/theme.html#themeradius')
    expect(entries.find(({ title }) => title === 'api/not-https')?.address).toBe('diagnostics/api/not-https.html')
    expect(new Set(entries.map(({ address }) => address)).size).toBe(entries.length)
  })

  it('finds decisions by the last words of their pages', () => {
    const found = new Map(entriesOf(pages).map(({ address, text }) => [address, text]))
    const decisions = pages.filter(({ file }) => /^docs\/decisions\/(?!README)/.test(file))
    expect(decisions.length).toBeGreaterThan(30)
    for (const { address, markdown } of decisions)
      expect(found.get(address)?.slice(-12), address).toBe(markdown.trimEnd().slice(-12))
  })

  it('works below any path, without inline scripts, styles or other hosts', () => {
    const page = pages.find(({ address }) => address.split('/').length === 3)!
    const html = layout({ page, html: '<p>Text.</p>', headings: [] }, navigation(sections(), []), '1')
    const links = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link]) => link!)
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => /^(\/|https?:)/.test(link))).toEqual([])
    expect(html).not.toMatch(/<style|style="|<script>|\son\w+="/)
    expect(html).toMatch(/script-src 'self'; style-src 'self'/)
  })
})

describe('the parts of the site', () => {
  it('links by the shortest relative path', () => {
    expect(relative('diagnostics/api/not-https.html', 'index.html')).toBe('../../index.html')
    expect(relative('index.html', 'reference/theme.html#themeradius')).toBe('reference/theme.html#themeradius')
    expect(relative('manifest.html', 'manifest.html#pages')).toBe('#pages')
  })

  it('takes comments in code for no headings', () => {
    expect(partsOf('# One\n```sh\n# not a heading\n```\n## Two\n').map(({ heading }) => heading)).toEqual([
      'One',
      'Two',
    ])
  })

  it('reports links to absent files and to absent elements', () => {
    const files = new Map([
      [
        'index.html',
        '<a href="a/b.html#here"></a><a href="a/c.html"></a><a href="a/b.html#gone"></a><img src="p.svg">',
      ],
      ['a/b.html', '<h2 id="here"></h2><a href="../index.html"></a><a href="https://example.com/">x</a>'],
    ])
    expect(deadLinks(files)).toEqual([
      'index.html: the link a/c.html leads nowhere',
      'index.html: the link a/b.html#gone leads nowhere',
      'index.html: the link p.svg leads nowhere',
    ])
  })
})

describe('the links of all documentation', () => {
  it.each([...sourceFiles(), 'README.md'])('resolve in %s', (file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/^ *```[\s\S]*?^ *```$|`[^`\n]*`/gm, '')
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!).filter((link) => !/^[a-z]+:/.test(link))
    const dead = links.filter((link) => {
      const { file: path, anchor } = target(file, link)
      // README.md is no page of the site, and may name files that are none either.
      const isPage = path.endsWith('.md') && (file !== 'README.md' || known.has(path))
      return isPage ? !known.has(anchor ? `${path}#${anchor}` : path) : !existsSync(path)
    })
    expect(dead).toEqual([])
  })
})
