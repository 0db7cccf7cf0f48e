import { expect, open, test } from '#testing/browser/fixtures.ts'

test.use({ viewport: { width: 375, height: 740 } })

test('a player’s header has the search, and notices leave it free', { tag: '@always' }, async ({ page, signIn }) => {
  await signIn('claire')
  const header = page.locator('header').first()
  const notice = page.locator('[data-toast]').first()
  await expect(notice).toBeVisible()
  const { y, height } = (await header.boundingBox())!
  await expect.poll(async () => (await notice.boundingBox())!.y).toBeGreaterThan(y + height)
  await page.locator('[data-overlay=toast] button').first().click()
  await header.locator('[data-block=search] button').click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
})

test('the bottom bar leads home beside a chat', async ({ page, manifest }) => {
  await open(page, manifest.pages.GAMES.path)
  await page.locator(`nav a[href="${manifest.pages.MAIN.path}"]`).last().click()
  await expect(page).toHaveURL(/\/(\?|$)/)
})
