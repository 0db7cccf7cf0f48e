import type { Page } from '@playwright/test'
import { deposit, pay } from '#testing/browser/cashier.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'

const balance = (page: Page) => page.locator('[data-balance]')
const overlay = (page: Page, name: string) => page.locator(`[data-overlay=${name}]`)

test(
  'a player cancels a deposit, withdraws by voucher, manually and by card, and cancels the last one',
  { tag: '@always' },
  async ({ page, context, sandbox, enter }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { balance: before } = await enter('claire')
    await open(page, '/')
    await page.locator('header a[href="/deposit"]').click()
    await deposit(page, 'cancel')
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    await expect(balance(page)).toHaveAttribute('data-balance', `${before}`)

    await open(page, '/withdrawal')
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
    await expect(balance(page)).toHaveAttribute('data-balance', `${before - 20 - 60 - 70}`)
    // The balance may arrive before the list, which then still shows the previous payment first.
    await expect(page.locator('[data-operation][data-status=pending]')).toHaveCount(2)
    await page.locator('[data-operation] button').first().click()
    await page.locator('dialog[open] button').first().click()
    await expect(page.locator('[data-operation][data-status=cancelled]')).toHaveCount(1)
    await expect(balance(page)).toHaveAttribute('data-balance', `${before - 20 - 60}`)

    expect((await sandbox.payments('claire')).map(({ methodId, status }) => `${methodId} ${status}`)).toEqual([
      'card cancelled',
      'voucher done',
      'premium pending',
      'card cancelled',
    ])
  },
)
