import { expect, open, test } from '#testing/browser/fixtures.ts'
import { kinds, shownAt } from '#testing/browser/jackpots.ts'

test('a look whose code cannot be loaded is logged and left out; the rest of the page works', async ({
  page,
  manifest,
  pageErrors,
}) => {
  for (const { kind, failure } of kinds) {
    const { path, look } = shownAt(manifest, kind)
    await page.route(`**/assets/${look}-*.js`, (route) => route.abort())
    await open(page, path)
    await expect.poll(() => pageErrors).toContain(failure)
    await expect(page.locator(`[data-jackpot=${kind}]`)).toHaveCount(0)
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    await expect(page.locator('[data-game]').first()).toBeVisible()
    // React reports the failure too.
    pageErrors.length = 0
  }
})
