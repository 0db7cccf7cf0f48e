import { expect, test } from '#testing/browser/fixtures.ts'

test(
  'of a server that never responds, the page says so after five seconds; skeletons are there at once',
  { tag: '@always' },
  async ({ page }) => {
    // Without content in the page’s file there is nothing to show but what the platform says.
    await page.route('**/api/**', () => undefined)
    await page.clock.install()
    await page.goto('/games?lng=en&search=a', { waitUntil: 'commit' })
    await expect(page.locator('#root main')).toBeAttached()
    const status = page.locator('header ~ [role=status]')
    await expect(async () => {
      await page.clock.runFor(500)
      await expect(page.locator('html')).toHaveAttribute('data-started', '', { timeout: 100 })
    }).toPass()
    await expect(page.locator('main[data-state=loading] [aria-hidden]').first()).toBeVisible()
    await page.clock.runFor(6000)
    await expect(status).toHaveText('This is taking longer than usual.')
    await page.clock.runFor(20_000)
    await expect(page.getByRole('alert').first()).toContainText('Check your connection')
    await expect(status).toBeEmpty()
  },
)

test('while it is not known who is signed in, a page for players waits, then says so, and offers a retry', async ({
  page,
  manifest,
  enter,
}) => {
  await enter('claire')
  await page.addInitScript(() => localStorage.setItem('player', ''))
  await page.route('**/api/auth/me', () => undefined)
  await page.clock.install()
  await page.goto(`${manifest.pages.CHANGE_PASSWORD.path}?lng=en`, { waitUntil: 'commit' })
  const main = page.locator('main[data-page=CHANGE_PASSWORD]')
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(main).toHaveAttribute('data-state', 'loading', { timeout: 100 })
  }).toPass()
  await expect(main.getByRole('heading')).not.toHaveText(/Sign in/)
  await page.clock.runFor(20_000)
  await expect(main).toHaveAttribute('data-state', 'error')
  await expect(main.getByRole('alert').getByRole('button')).toBeAttached()
  await page.unroute('**/api/auth/me')
  await page.clock.resume()
  // The live connection asks, too: nobody has to press the button.
  await expect(main.locator('[data-form]')).toBeVisible()
})
