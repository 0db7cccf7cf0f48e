import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readBrands } from '../../scripts/publish/brands/brands.ts'
import { readBuildGraph } from './build-graph.ts'
import { earlyChunks, largePages, sizesOfPages } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'build-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A build: a size in KB, static imports and modules for each chunk. */
const chunks: Record<string, { size: number; imports?: string[]; modules: string[] }> = {
  'index.html': { size: 100, modules: ['engine/main.tsx'] },
  usual: { size: 10, modules: ['widgets/blocks/logo/index.tsx', 'widgets/blocks/banners/index.tsx'] },
  'widgets/blocks/sport/index.tsx': { size: 5, imports: ['frames'], modules: ['widgets/blocks/sport/index.tsx'] },
  frames: { size: 20, imports: ['index.html'], modules: [] },
  vendor: { size: 10, imports: ['frames'], modules: [] },
}
mkdirSync(join(folder, '.vite'))
const write = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value))
write(
  '.vite/manifest.json',
  Object.fromEntries(
    Object.entries(chunks).map(([name, { imports }], index) => [name, { file: `${index}.js`, name, imports }]),
  ),
)
write(
  '.vite/modules.json',
  Object.fromEntries(Object.values(chunks).map(({ modules }, index) => [`${index}.js`, modules])),
)
Object.values(chunks).forEach(({ size }, index) =>
  writeFileSync(join(folder, `${index}.js.br`), Buffer.alloc(size * 1000)),
)
const build = readBuildGraph(folder)

const { manifest } = readBrands('manifests').find(({ id }) => id === 'atlas')!
const brand = (blocks: unknown[]) => ({
  frame: { ...manifest.frame, header: [{ use: 'logo' as const }], rail: [], bottomBar: [], footer: [] },
  pages: Object.fromEntries(
    Object.entries(manifest.pages).map(([name, page]) => [
      name,
      {
        ...page,
        visible: name === 'MAIN' || name === 'SPORT',
        blocks: name === 'SPORT' ? blocks : [{ use: 'banners' }],
      },
    ]),
  ) as typeof manifest.pages,
})

describe('the sizes of pages', () => {
  it('are those of their blocks, of what is recorded, and of what both import, each once', () => {
    const sport = [{ use: 'sport' }, { use: 'banners' }]
    expect(sizesOfPages(brand(sport), {}, build)).toEqual({ MAIN: 110, SPORT: 135 })
    expect(sizesOfPages(brand(sport), { SPORT: ['vendor', 'no-longer'] }, build)).toEqual({ MAIN: 110, SPORT: 145 })
  })

  it('are at most 44 KB above the main page', () => {
    expect(largePages({ MAIN: 110, SPORT: 154 })).toEqual([])
    expect(largePages({ MAIN: 110, SPORT: 154.1 })).toEqual([
      'SPORT needs 154.1 KB of scripts before it is ready, at most 154 KB is allowed',
    ])
  })

  it('are recorded as what pages ask for before they are ready, without what that imports', () => {
    const files = ['/0.js', '/2.js', '/3.js', '/a.css'].map((path) => ({ path, early: true }))
    expect(earlyChunks({ SPORT: [...files, { path: '/4.js', early: false }] }, build)).toEqual({
      SPORT: ['widgets/blocks/sport/index.tsx'],
    })
  })
})
