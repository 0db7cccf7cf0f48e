// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { isManifest } from '#schemas/is-manifest.js'
import { pageHead } from '../../../../scripts/publish/head/page-head.ts'
import { readBrands } from '../../../../scripts/publish/brands/brands.ts'
import { shellParts } from '../../../../scripts/publish/render/shell.fixture.ts'
import { renderShell } from '../../../../scripts/publish/render/shell.ts'
import { attacks, own } from '../texts.ts'

const { manifest } = readBrands('manifests', '').find(({ id }) => id === 'medina')!
const parts = (shown: Manifest) => ({
  ...shellParts(shown),
  head: pageHead(shown, { page: 'MAIN', path: '/', language: shown.languages[0], heading: '' }),
})
const read = (shown: Manifest) => new DOMParser().parseFromString(renderShell(shown, parts(shown)).html, 'text/html')
const skeleton = (page: Document) =>
  [...page.querySelectorAll('*')].map(({ localName, attributes }) =>
    [localName, ...[...attributes].map(({ name }) => name)].join(' '),
  )

type Path = (string | number)[]

function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
    : []
}

/** Whether the manifest is valid with another text at a place. */
function takes(copy: Manifest, path: Path, text: string): boolean {
  const holder = path.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], copy as unknown) as Record<
    string,
    unknown
  >
  const key = path.at(-1)!
  const was = holder[key]
  // Some settings allow only short texts.
  for (const each of [text, text.slice(0, 40)]) {
    holder[key] = each
    if (isManifest(copy)) return true
  }
  holder[key] = was
  return false
}

describe('a brand’s page', () => {
  const texts = attacks.flatMap((attack) => own[attack].slice(0, process.env.SLOW_SUITE === 'hostile' ? undefined : 1))
  // It is no text, which publishing checks: other values leave the addresses for search engines out.
  const places = leaves(manifest).filter((path) => path.join('.') !== 'seo.robots')

  it.each(texts)('has the same elements with %s in every free-text setting', (text) => {
    const changed = structuredClone(manifest)
    const taken = places.filter((path) => takes(changed, path, text)).map((path) => path.join('.'))
    expect(taken).toEqual(expect.arrayContaining(['name', 'seo.title', 'seo.description']))
    const page = read(changed)
    expect(skeleton(page)).toEqual(skeleton(read(manifest)))
    expect(JSON.parse(page.getElementById('manifest')!.textContent!)).toEqual(changed)
    const [graph] = page.querySelectorAll('[type="application/ld+json"]')
    expect(JSON.parse(graph!.textContent!)['@graph'][0].name).toBe(changed.name)
  })

  it('has other elements if a text is not escaped', () => {
    const naive = new DOMParser().parseFromString(
      `<title>${own.script[1]}</title><script type="application/json">"${own.script[3]}"</script>`,
      'text/html',
    )
    expect(naive.querySelectorAll('script').length).toBeGreaterThan(2)
  })
})
