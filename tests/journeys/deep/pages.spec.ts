import { expect, open, test } from '#testing/browser/fixtures.ts'
import { expectPage, pagesOf, walkTo } from '#testing/browser/pages.ts'

test(
  'a player finds every restricted page as in the manifest',
  { tag: '@always' },
  async ({ page, manifest, enter }) => {
    const pages = pagesOf(manifest, await enter('claire')).filter(({ guarded }) => guarded)
    await open(page, '/')
    expect(pages.length).toBeGreaterThan(5)
    for (const { path, expected } of pages) {
      await walkTo(page, path)
      await expectPage(page, expected)
    }
  },
)
