import type { Manifest } from '#manifest'
import { forBrands } from '#testing/browser/brands.ts'
import { expect, test } from '#testing/browser/fixtures.ts'
import { expectPage, pagesOf, walkTo } from '#testing/browser/pages.ts'

/** Which pages there are, and the blocks of each. */
const traits = ({ pages }: Manifest) =>
  Object.entries(pages).flatMap(([name, { visible, blocks }]) => [
    `${name}: ${visible}`,
    ...blocks.map(({ use }) => `${name}: ${use}`),
  ])

forBrands(traits, () => {
  test('a visitor finds every page as in the manifest', { tag: '@always' }, async ({ page, manifest }) => {
    const pages = pagesOf(manifest, null)
    expect(pages.length).toBeGreaterThan(10)
    await page.goto(pages[0]!.path)
    for (const { path, expected } of pages) {
      await walkTo(page, path)
      await expectPage(page, expected)
    }
  })
})
