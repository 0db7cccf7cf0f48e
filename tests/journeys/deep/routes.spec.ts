import type { RouteKey } from '#manifest'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { expectPage } from '#testing/browser/pages.ts'
import { pathOf } from '#testing/browser/paths.ts'

test('hidden pages and unknown paths show the not-found page', async ({ page, manifest }) => {
  const hidden = (Object.keys(manifest.pages) as RouteKey[]).filter((name) => !manifest.pages[name].visible)
  for (const path of [...hidden.map((name) => pathOf(manifest, name)), '/no/such/page']) {
    await page.goto(path)
    await expectPage(page, { name: 'NOT_FOUND', blocks: manifest.notFound.map(({ use }) => use) })
  }
})

test('links navigate without a reload, each to the top of its page', { tag: '@always' }, async ({ page, manifest }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.locator(`header a[href="${manifest.pages.GAMES.path}"]`).click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'GAMES')
  expect(await page.evaluate(() => [window.scrollY, 'sameDocument' in window])).toEqual([0, true])
  await expect(page.locator('main')).toBeFocused()
})
