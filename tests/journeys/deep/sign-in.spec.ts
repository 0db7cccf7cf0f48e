import { axeViolations } from '#testing/browser/axe.ts'
import { expect, test } from '#testing/browser/fixtures.ts'
import { showTheme } from '#testing/browser/pages.ts'
import { demoAccounts } from '../../../sandbox/domains/account/seed-accounts.ts'

test(
  'a player signs in, is still signed in after a reload, and signs out',
  { tag: '@always' },
  async ({ page, sandbox, signIn }) => {
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
    expect(
      (await sandbox.log()).filter(({ method, path }) => `${method} ${path}` === 'DELETE /api/logout'),
    ).toHaveLength(1)
  },
)

test('what is typed and submitted before the engine runs signs in, and leaves no password in the address', async ({
  page,
  sandbox,
}) => {
  const held: (() => Promise<void>)[] = []
  await page.route('**/assets/index-*.js', (route) => void held.push(() => route.continue()))
  const { login, password } = demoAccounts[0]!
  await page.goto('/login', { waitUntil: 'commit' })
  await page.locator('[data-field=login] input').fill(login)
  await page.locator('[data-field=password] input').fill(password)
  await page.locator('[data-form=login] [type=submit]').click()
  await page.waitForFunction(() => window.submittedForm)
  expect(new URL(page.url()).search).toBe('')
  await Promise.all(held.map((release) => release()))
  await expect(page.locator('[data-balance]')).toBeVisible()
  const sent = (await sandbox.log()).filter(({ path }) => path === '/api/client-login')
  expect(sent.map(({ method }) => method)).toEqual(['POST'])
})
