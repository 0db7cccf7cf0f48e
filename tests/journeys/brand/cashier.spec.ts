import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { forBrands } from '#testing/browser/brands.ts'
import { deposit, pay } from '#testing/browser/cashier.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { walkTo } from '#testing/browser/pages.ts'

const balance = (page: Page) => page.locator('[data-balance]')
const overlay = (page: Page) => page.locator('[data-overlay=payment-result]')
const main = (page: Page) => page.locator('main')

/** Expects the result of the payment page to be shown, in the overlay if the brand has it, and only there. */
async function expectResult(page: Page, hasOverlay: boolean, result: 'success' | 'error') {
  if (hasOverlay) {
    await overlay(page).getByRole('button').first().click()
    await expect(main(page)).toHaveAttribute('data-page', result === 'success' ? 'GAMES' : 'DEPOSIT')
  } else {
    await expect(main(page)).toHaveAttribute('data-page', result === 'success' ? 'SUCCESSFUL_DEPOSIT' : 'DEPOSIT')
    await expect(overlay(page)).toHaveCount(0)
    if (result === 'error') await main(page).getByRole('alert').first().getByRole('button').click()
  }
  await expect(overlay(page)).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
}

/** The overlay, and the blocks of the cashier’s pages. */
const traits = ({ overlays, pages }: Manifest) => [
  `overlay: ${overlays['payment-result'].visible}`,
  ...(['DEPOSIT', 'WITHDRAWAL', 'SUCCESSFUL_DEPOSIT'] as const).flatMap((page) =>
    pages[page].blocks.map(({ use }) => `${page}: ${use}`),
  ),
]

forBrands(traits, () => {
  test(
    'a player makes a deposit that succeeds and one that fails, and withdraws by card',
    { tag: '@always' },
    async ({ page, manifest, sandbox, enter }) => {
      const hasOverlay = manifest.overlays['payment-result'].visible
      const { balance: before } = await enter('claire')
      await open(page, '/deposit')
      await deposit(page, 'success')
      await expectResult(page, hasOverlay, 'success')
      await expect(balance(page)).toHaveAttribute('data-balance', `${before + 50}`)

      await walkTo(page, '/deposit')
      await deposit(page, 'failure')
      await expectResult(page, hasOverlay, 'error')
      await expect(balance(page)).toHaveAttribute('data-balance', `${before + 50}`)

      await walkTo(page, '/withdrawal')
      await pay(page, 'withdrawal', 'card', {
        cardNumber: '4242 4242 4242 4242',
        holder: 'Claire Moreau',
        amount: '70',
      })
      await expect(balance(page)).toHaveAttribute('data-balance', `${before + 50 - 70}`)
      await expect(page.locator('[data-operation][data-status=pending]')).toHaveCount(1)

      expect((await sandbox.payments('claire')).map(({ methodId, status }) => `${methodId} ${status}`)).toEqual([
        'card done',
        'card failed',
        'card pending',
      ])
    },
  )
})
