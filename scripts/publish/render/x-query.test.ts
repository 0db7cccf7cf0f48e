import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { schemaOfBlock } from './first-calls.ts'
import { readBrands } from '../brands/brands.ts'
import { pageFiles } from './pages.ts'

/** The blocks of pages with an HTML file. */
const blocks = new Set(
  readBrands('manifests').flatMap(({ manifest }) =>
    pageFiles(manifest).flatMap(({ page }) => (page ? manifest.pages[page].blocks.map(({ use }) => use) : [])),
  ),
)

const codeOf = (use: string) =>
  readdirSync(`widgets/blocks/${use}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(`widgets/blocks/${use}/${file}`, 'utf8'))
    .join('\n')

it('each block of a page’s HTML file that reads the query names its parameters in x-query', () => {
  const reading = [...blocks].filter((use) => /useSearchParams|location\.search|useAddress/.test(codeOf(use)))
  expect(reading).toEqual(expect.arrayContaining(['game-grid', 'game', 'promotions']))
  for (const use of reading) expect([use, schemaOfBlock(use)['x-query']]).toEqual([use, expect.any(Array)])
})

it('each parameter of x-query is in the block’s code', () => {
  for (const use of blocks)
    for (const name of (schemaOfBlock(use)['x-query'] as string[] | undefined) ?? [])
      expect([use, name, new RegExp(`['".]${name}\\b`).test(codeOf(use))]).toEqual([use, name, true])
})
