import { axeViolations } from '#testing/browser/axe.ts'
import { expect, test } from '#testing/browser/fixtures.ts'
import { showTheme } from '#testing/browser/pages.ts'

test('a player signs in, is still signed in after a reload, and signs out', async ({ page, sandbox, signIn }) => {
  await signIn('claire')
  await expect(page.locator('main')).toHaveAttribute('data-page', 'MAIN')
  const { balance, bonusBalance } = await sandbox.user('claire')
  await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', String(balance))
  await expect(page.locator('[data-bonus-balance]')).toHaveAttribute('data-bonus-balance', String(bonusBalance))
  await expect(page.locator('[data-toast=success]')).toBeVisible()

  await page.reload()
  await expect(page.locator('[data-balance]')).toBeVisible()
  for (const theme of ['dark', 'light']) {
    await showTheme(page, theme)
    expect(await axeViolations(page, { include: 'header', rules: ['color-contrast'] }), theme).toEqual([])
  }

  await page.locator('[data-block=account] button[aria-expanded]').click()
  const reloaded = page.waitForEvent('load')
  await page.locator('[data-block=account] button[aria-controls] + div').getByRole('button').last().click()
  await reloaded
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('[data-balance]')).toHaveCount(0)
  expect((await sandbox.log()).filter(({ method, path }) => `${method} ${path}` === 'DELETE /api/logout')).toHaveLength(
    1,
  )
})
