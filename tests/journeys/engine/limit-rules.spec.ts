import type { Locator, Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { deposit } from '#testing/browser/cashier.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { outside } from '#testing/browser/layout.ts'
import { newcomer } from '#testing/browser/newcomer.ts'
import { fillRegistration } from '#testing/browser/registration.ts'
import { fixtureManifest } from '#testing/fixture-brands.ts'

/* Limits by rule, in a manifest alone: the brand lighthouse of testing/fixture-brands. */

test.use({ brand: 'lighthouse', environment: fixtureEnvironment })

const manifest = fixtureManifest('lighthouse')
const hourMs = 3_600_000

const statement = (page: Page) => page.getByRole('dialog', { name: 'Your last 30 days' })
const step = (page: Page) => page.locator('main [data-required-limits]')

async function confirmStatement(page: Page) {
  await statement(page).getByRole('button', { name: 'I have read this' }).click()
  await expect(statement(page)).toBeHidden()
}

async function setLimit(place: Locator, amount: string, button: string) {
  await place.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await place.getByRole('button', { name: button }).click()
  await place.getByRole('button', { name: 'Confirm' }).click()
}

test('a new player sets the limit that ends the registration, deposits, waits for a looser one, and reads the statement', async ({
  page,
  context,
  sandbox,
}) => {
  test.slow()
  await page.setViewportSize({ width: 375, height: 812 })
  await open(page, '/register?lng=en')
  await fillRegistration(page, manifest)
  await page.locator('[data-form=register] [type=submit]').click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'SUCCESS_REGISTRATION')

  // The statement comes with the sign-in, and the registration ends with a limit.
  await confirmStatement(page)
  await expect(step(page).getByRole('heading', { name: 'Set your deposit limit' })).toBeVisible()
  await expect(page.locator('[data-block=registration-success]')).toHaveCount(0)
  await expect(step(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  expect(await axeViolations(page)).toEqual([])
  expect(await outside(page)).toEqual([])

  // It is there in every tab and after a reload; the account stays open.
  const other = await context.newPage()
  await open(other, '/deposit?lng=en')
  await expect(step(other)).toBeVisible()
  await expect(other.locator('[data-block=deposit]')).toHaveCount(0)
  await page.reload()
  await setLimit(step(page), '100', 'Set this limit')
  await expect(step(page)).toHaveCount(0)
  await expect(page.locator('[data-block=registration-success]')).toHaveCount(1)
  await expect(step(other)).toHaveCount(0)
  await expect(other.locator('[data-block=deposit]')).toHaveCount(1)
  await other.close()

  // The deposit page leads to the limits, which say that half of one is used.
  await open(page, '/deposit')
  await expect(page.getByRole('link', { name: 'Your limits' })).toBeVisible()
  await deposit(page, 'success')
  await expect(page.getByRole('heading', { name: 'Deposit successful' }).last()).toBeVisible()

  await open(page, '/profile')
  await page.getByRole('heading', { name: 'Your limits' }).click()
  const deposits = page.locator('[data-block=limits] li').filter({ hasText: 'Deposits' })
  await expect(deposits.getByRole('progressbar')).toHaveAccessibleName(/€100\.00.* in 24 hours/)
  await expect(deposits).toContainText('Deposits: you have used 50% of')
  await deposits.getByRole('button', { name: 'Change' }).click()
  await deposits.getByRole('textbox', { name: 'Amount' }).fill('500')
  await deposits.getByRole('button', { name: 'Save' }).click()
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'full' }).format(Date.now() + 72 * hourMs)
  await expect(deposits.getByRole('region')).toContainText(day)
  await deposits.getByRole('button', { name: 'Confirm' }).click()
  await expect(deposits).toContainText('You can confirm it from')
  expect(await axeViolations(page)).toEqual([])
  expect(await outside(page)).toEqual([])

  // After 72 hours it is confirmed; the statement is due again.
  await sandbox.goTo(Date.now() + 73 * hourMs)
  await open(page, '/profile')
  await confirmStatement(page)
  await page.getByRole('heading', { name: 'Your limits' }).click()
  await deposits.getByRole('button', { name: 'Confirm' }).click()
  await expect(deposits.getByRole('progressbar')).toHaveAccessibleName(/€500\.00/)

  // The next sign-in shows the statement.
  await page.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    await fetch('/api/logout', { method: 'DELETE', headers: { 'x-xsrf-token': decodeURIComponent(token) } })
    localStorage.clear()
  })
  await page.goto('/login')
  await page.locator('[data-field=login] input').fill(newcomer.login)
  await page.locator('[data-field=password] input').fill(newcomer.password)
  await page.locator('[data-form=login] [type=submit]').click()
  await expect(statement(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(statement(page)).toContainText('Lost')
  expect(await axeViolations(page)).toEqual([])
  await confirmStatement(page)
})

test(
  'a player with an account reads the statement, and sets what is missing where it is needed',
  { tag: '@always' },
  async ({ page, signIn }) => {
    await signIn('lena')
    await expect(statement(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/game/amber-circuit/fox-cascade?lng=en')
    // The statement comes first, and a reload does not lose it.
    await expect(page.locator('[data-statement-notice]')).toHaveCount(1)
    await confirmStatement(page)
    await expect(page.locator('[data-play]')).toHaveCount(0)
    await setLimit(step(page), '200', 'Set this limit')
    const game = page.locator('[data-play]')
    await expect(game).toHaveAttribute('data-state', 'closed')
    await expect(game.getByRole('heading', { name: 'Set your loss limit' })).toBeVisible()
    await game.getByRole('button', { name: 'Continue without a limit' }).click()
    await expect(game).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
  },
)
