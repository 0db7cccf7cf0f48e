import { expect, it } from 'vitest'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'

it.each(readBrands('manifests', ''))('$id: sectors lead where the header does not', ({ manifest }) => {
  const linked = manifest.frame.header.flatMap((block) => (block.use === 'main-nav' ? block.items : []))
  const sectors = manifest.pages.MAIN.blocks.flatMap((block) => (block.use === 'sectors' ? block.items : []))
  const pages = linked.map(({ page }) => page)
  expect(sectors.filter(({ page, category }) => !category && pages.includes(page))).toEqual([])
})
