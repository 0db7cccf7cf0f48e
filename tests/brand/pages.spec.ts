import { expect, test } from '../fixtures.ts'
import { expectPage, pagesOf, userOf } from '../pages.ts'

test('a visitor finds every page as the manifest says', async ({ page, manifest }) => {
  const pages = pagesOf(manifest, null)
  expect(pages.length).toBeGreaterThan(10)
  for (const { path, expected } of pages) {
    await page.goto(path)
    await expectPage(page, expected)
  }
})

test('a player finds every page that is not for everybody as the manifest says', async ({ page, manifest, signIn }) => {
  await signIn('claire')
  const pages = pagesOf(manifest, await userOf(page)).filter(({ guarded }) => guarded)
  expect(pages.length).toBeGreaterThan(5)
  for (const { path, expected } of pages) {
    await page.goto(path)
    await expectPage(page, expected)
  }
})
