import { expect, open, test } from '#testing/browser/fixtures.ts'
import { withManifest } from '#testing/browser/with-manifest.ts'

const minute = 60_000
const inMinutes = (count: number) => new Date(Date.now() + count * minute).toISOString().replace(/\.\d+Z$/, 'Z')

test(
  'planned maintenance changes nothing before its start, and open pages follow it',
  { tag: '@always' },
  async ({ page }) => {
    await page.clock.install()
    const notice = { start: inMinutes(10), end: inMinutes(60) }
    await withManifest(page, (manifest: object) => ({ ...manifest, maintenance: { pages: { PROMOTIONS: notice } } }))
    await open(page, '/promotions')
    const content = page.locator('main[data-page=PROMOTIONS]')
    await page.clock.fastForward(9 * minute)
    await expect(content.locator('[data-block=promotions]')).toBeVisible()
    await expect(content.locator('[data-maintenance=page]')).toHaveCount(0)
    await page.clock.fastForward(minute)
    await expect(content.locator('[data-maintenance=page]')).toBeVisible()
  },
)

// The page asks the server for the time, so both keep the real one.
test('planned maintenance of the site replaces an open page at its start', async ({ page, pageErrors }) => {
  const notice = { start: inMinutes(0.25), end: inMinutes(60) }
  await withManifest(page, (manifest: object) => ({ ...manifest, maintenance: { site: notice } }))
  await open(page, '/')
  await expect(page.locator('main[data-page=MAIN]')).toBeVisible()
  await expect(page.locator('main[data-page=MAINTENANCE]')).toBeVisible({ timeout: 40_000 })
  pageErrors.length = 0
})
