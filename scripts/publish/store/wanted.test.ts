import { expect, it } from 'vitest'
import { scratchSite } from './site.fixture.ts'
import { wantedBrands } from './wanted.ts'

it('reads each manifest once: what is checked is what is published', () => {
  using scratch = scratchSite()
  for (const id of ['lumina', 'nova']) scratch.brand(id, [`${id}.example`])
  scratch.brand('broken', ['broken.example'], { languages: 'fr' })
  const reads: string[] = []
  const read = (name: string) => {
    reads.push(name)
    return scratch.manifests.read(name)
  }
  const { report, wanted } = wantedBrands({ ...scratch.manifests, read }, ['broken', 'lumina', 'nova'], {
    art: 'public',
    api: 'https://api.example',
  })
  expect(reads.toSorted()).toEqual(['base', 'broken', 'lumina', 'nova'])
  expect([report.valid, report.diagnostics.map(({ code }) => code)]).toEqual([2, ['manifest/wrong-type']])
  expect(wanted.map(({ id, hosts }) => [id, hosts])).toEqual([
    ['lumina', ['lumina.example']],
    ['nova', ['nova.example']],
  ])
  expect(JSON.parse(wanted[0]!.manifest)).toMatchObject({ id: 'lumina', api: { production: 'https://api.example' } })
  expect(wanted[0]!.pictures).toBe(wanted[1]!.pictures)
  expect([...wanted[0]!.art.keys()]).toContain('/brands/neutral/logo.svg')
})
