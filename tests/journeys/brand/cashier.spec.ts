import type { Page } from '@playwright/test'
import { forEachBrand } from '#testing/browser/brands.ts'
import { expect, test } from '#testing/browser/fixtures.ts'
import { walkTo } from '#testing/browser/pages.ts'

const balance = (page: Page) => page.locator('[data-balance]')
const overlay = (page: Page, name: string) => page.locator(`[data-overlay=${name}]`)
const main = (page: Page) => page.locator('main')

/** Fills in a payment form and confirms its review. */
async function pay(page: Page, direction: 'deposit' | 'withdrawal', method: string, values: Record<string, string>) {
  await page.locator(`[name=methodId][value=${method}]`).check()
  const form = page.locator(`[data-form=${direction}]`)
  for (const [name, value] of Object.entries(values))
    await form.locator(`[data-field=${name}] [name=${name}]`).fill(value)
  await form.locator('[type=submit]').click()
  await page.locator('[data-step=review] button').first().click()
}

/** Deposits 50 by card, with this outcome on the payment page. */
async function deposit(page: Page, outcome: 'success' | 'failure' | 'cancel') {
  await pay(page, 'deposit', 'card', { amount: '50' })
  await page.locator(`[name=outcome][value=${outcome}]`).click()
}

/** Expects the result of the payment page to be shown, in the overlay if the brand has it, and only there. */
async function expectResult(page: Page, hasOverlay: boolean, result: 'success' | 'error') {
  if (hasOverlay) {
    await overlay(page, 'payment-result').getByRole('button').first().click()
    await expect(main(page)).toHaveAttribute('data-page', result === 'success' ? 'GAMES' : 'DEPOSIT')
  } else {
    await expect(main(page)).toHaveAttribute('data-page', result === 'success' ? 'SUCCESSFUL_DEPOSIT' : 'DEPOSIT')
    await expect(overlay(page, 'payment-result')).toHaveCount(0)
    if (result === 'error') await main(page).getByRole('alert').first().getByRole('button').click()
  }
  await expect(overlay(page, 'payment-result')).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
}

forEachBrand(() => {
  test('a player makes deposits that succeed, fail and are cancelled, and withdraws by voucher, manually and by card', async ({
    page,
    context,
    manifest,
    sandbox,
    signIn,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const before = (await sandbox.user('claire')).balance
    const hasOverlay = manifest.overlays['payment-result'].visible
    await signIn('claire')

    await page.locator('header a[href="/deposit"]').click()
    await deposit(page, 'success')
    await expectResult(page, hasOverlay, 'success')
    await expect(balance(page)).toHaveAttribute('data-balance', `${before + 50}`)

    for (const outcome of ['failure', 'cancel'] as const) {
      await walkTo(page, '/deposit')
      await deposit(page, outcome)
      await expectResult(page, hasOverlay, 'error')
      await expect(balance(page)).toHaveAttribute('data-balance', `${before + 50}`)
    }

    await walkTo(page, '/withdrawal')
    await pay(page, 'withdrawal', 'voucher', { amount: '20' })
    await overlay(page, 'voucher').getByRole('button').first().click()
    await expect(page.locator('[data-toast=success]')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await overlay(page, 'voucher').locator('bdi').textContent(),
    )
    await page.keyboard.press('Escape')

    await page.locator('[data-step=outcome] button').last().click()
    await pay(page, 'withdrawal', 'premium', { holder: 'Claire Moreau', accountNumber: 'FR7612345678', amount: '60' })
    await overlay(page, 'premium-withdrawal').getByRole('button').first().click()
    await expect(page.locator('[data-operation][data-status=pending]')).toHaveCount(1)

    await page.locator('[data-step=outcome] button').last().click()
    await pay(page, 'withdrawal', 'card', { cardNumber: '4242 4242 4242 4242', holder: 'Claire Moreau', amount: '70' })
    await expect(balance(page)).toHaveAttribute('data-balance', `${before + 50 - 20 - 60 - 70}`)
    // The balance may arrive before the list, which then still shows the previous payment first.
    await expect(page.locator('[data-operation][data-status=pending]')).toHaveCount(2)
    await page.locator('[data-operation] button').first().click()
    await page.locator('dialog[open] button').first().click()
    await expect(page.locator('[data-operation][data-status=cancelled]')).toHaveCount(1)
    await expect(balance(page)).toHaveAttribute('data-balance', `${before + 50 - 20 - 60}`)

    expect((await sandbox.payments('claire')).map(({ methodId, status }) => `${methodId} ${status}`)).toEqual([
      'card done',
      'card failed',
      'card cancelled',
      'voucher done',
      'premium pending',
      'card cancelled',
    ])
  })
})
