import { expect, open, test } from '#testing/browser/fixtures.ts'

test.use({ brand: 'betogol' })

test(
  'another deployed build is reported; its button clears the caches and reloads the page',
  { tag: '@always' },
  async ({ page }) => {
    let deployed = '1.7.51+other'
    await page.route('**/version.json', (route) => route.fulfill({ json: { version: deployed } }))
    await open(page, '/')
    const alert = page.getByRole('alert')
    await expect(alert).toHaveAttribute('data-overlay', 'clean-cache')
    await page.evaluate(() => caches.open('left-over'))
    deployed = (await page.locator('html').getAttribute('data-version'))!
    await Promise.all([page.waitForEvent('load'), alert.getByRole('button').first().click()])
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    expect(await page.evaluate(() => caches.keys())).not.toContain('left-over')
    await expect(alert).toHaveCount(0)
  },
)

test('missing code is reported, but not without a connection', async ({ page, context, pageErrors }) => {
  await Promise.all([page.waitForResponse('**/version.json'), open(page, '/')])
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.locator('a[href="/promotions"]:visible').first().click()
  await expect(page.locator('main')).toHaveAttribute('data-state', 'error')
  await expect(page.locator('[data-overlay=clean-cache]')).toHaveCount(0)
  await context.setOffline(false)

  await page.route('**/assets/*', (route) => route.fulfill({ status: 404 }))
  await page.locator('footer a[href^="/static/"]').first().click()
  await expect(page.locator('[data-overlay=clean-cache]')).toBeVisible()
  pageErrors.length = 0
})
