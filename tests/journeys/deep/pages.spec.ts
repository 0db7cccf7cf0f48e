import { expect, test } from '#testing/browser/fixtures.ts'
import { expectPage, pagesOf, userOf, walkTo } from '#testing/browser/pages.ts'

test('a player finds every restricted page as in the manifest', async ({ page, manifest, signIn }) => {
  await signIn('claire')
  const pages = pagesOf(manifest, await userOf(page)).filter(({ guarded }) => guarded)
  expect(pages.length).toBeGreaterThan(5)
  for (const { path, expected } of pages) {
    await walkTo(page, path)
    await expectPage(page, expected)
  }
})
