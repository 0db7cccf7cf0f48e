import { expect, open, test } from '#testing/browser/fixtures.ts'
import { withManifest } from '#testing/browser/with-manifest.ts'

const at = (ms: number) => new Date(Date.now() + ms).toISOString().replace(/\.\d+Z$/, 'Z')

test('planned maintenance changes nothing before its start, and open pages follow it', async ({ page }) => {
  const notice = { start: at(20_000), end: at(3_600_000) }
  await withManifest(page, (manifest: object) => ({ ...manifest, maintenance: { pages: { PROMOTIONS: notice } } }))
  await open(page, '/promotions')
  const content = page.locator('main[data-page=PROMOTIONS]')
  await expect(content.locator('[data-maintenance=page]')).toHaveCount(0)
  await expect(content.locator('[data-maintenance=page]')).toBeVisible({ timeout: 30_000 })
})

test('planned maintenance of the site replaces an open page at its start', async ({ page, complaints }) => {
  const notice = { start: at(15_000), end: at(3_600_000) }
  await withManifest(page, (manifest: object) => ({ ...manifest, maintenance: { site: notice } }))
  await open(page, '/')
  await expect(page.locator('main[data-page=MAIN]')).toBeVisible()
  await expect(page.locator('main[data-page=MAINTENANCE]')).toBeVisible({ timeout: 40_000 })
  complaints.length = 0
})
