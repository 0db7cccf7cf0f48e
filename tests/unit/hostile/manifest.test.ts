// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { isManifest } from '#schemas/is-manifest.js'
import { readBrands } from '../../../scripts/publish/brands.ts'
import { renderShell } from '../../../scripts/publish/shell.ts'
import { attacks, own } from '../../hostile/texts.ts'

const { manifest } = readBrands('manifests', '').find(({ id }) => id === 'medina')!
const parts = { page: readFileSync('index.html', 'utf8'), version: '1+0', scripts: ['assets/a.js'], styles: ['assets/a.css'], mainFiles: [], calls: [] }
const read = (shown: Manifest) => new DOMParser().parseFromString(renderShell(shown, parts).html, 'text/html')
const skeleton = (page: Document) => [...page.querySelectorAll('*')].map(({ localName, attributes }) => [localName, ...[...attributes].map(({ name }) => name)].join(' '))

type Path = (string | number)[]

function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key])) : []
}

/** A copy with another text at a place. */
function withText(path: Path, text: string): Manifest {
  const copy = structuredClone(manifest)
  const [last, ...holders] = [...path].reverse()
  const holder = holders.reverse().reduce((at, key) => (at as Record<string, unknown>)[key], copy as unknown) as Record<string, unknown>
  holder[last!] = text
  return copy
}

describe('a brand’s page', () => {
  const texts = attacks.flatMap((attack) => own[attack].slice(0, 4))
  const places = leaves(manifest)
  const free = places.filter((path) => texts.some((text) => isManifest(withText(path, text))))

  it('has settings whose text is free', () => {
    expect(free.length).toBeGreaterThan(10)
    expect(free.map((path) => path.join('.'))).toEqual(expect.arrayContaining(['name', 'seo.title', 'seo.description']))
  })

  it('is made of the same elements, whatever its manifest says where it is free', () => {
    const usual = skeleton(read(manifest))
    for (const path of free) {
      for (const text of texts) {
        const changed = withText(path, text)
        if (!isManifest(changed)) continue
        const page = read(changed)
        expect(skeleton(page), `${path.join('.')}: ${text}`).toEqual(usual)
        expect(JSON.parse(page.getElementById('manifest')!.textContent!)).toEqual(changed)
        const [graph] = page.querySelectorAll('[type="application/ld+json"]')
        if (path.join('.') === 'name') expect(JSON.parse(graph!.textContent!)['@graph'][0].name).toBe(text)
      }
    }
  })

  it('is made of others where a text is written as it is', () => {
    const naive = new DOMParser().parseFromString(`<title>${own.script[1]}</title><script type="application/json">"${own.script[3]}"</script>`, 'text/html')
    expect(naive.querySelectorAll('script').length).toBeGreaterThan(2)
  })
})
