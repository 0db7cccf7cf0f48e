import { expect, test } from '#testing/browser/fixtures.ts'
import { walkTo } from '#testing/browser/pages.ts'
import { form, reviewOnceVisible, overlay } from './open.ts'
import { pseudoLanguageSite } from './pseudo.ts'
import { Review } from './review.ts'

test.use({ environment: { ...pseudoLanguageSite() } })

test('every step of a payment is translated and fits', async ({ page, manifest, signIn }) => {
  test.skip(!manifest.pages.WITHDRAWAL.visible || !manifest.pages.DEPOSIT.visible, 'this brand has no cashier')
  const review = new Review(page, manifest)
  await review.begin()
  await page.setViewportSize({ width: 360, height: 900 })
  await signIn('claire')

  async function pay(direction: 'deposit' | 'withdrawal', method: string, values: Record<string, string>) {
    await page.locator(`[name=methodId][value=${method}]`).check()
    // A deposit that failed offers its amount again, so that the form has no errors.
    if ((await form(page, direction).locator('[name=amount]').inputValue()) === '') {
      await form(page, direction).locator('[type=submit]').click()
      await review.look(`${direction} by ${method} with errors`)
    }
    // Previously typed values may be kept and are then submitted without an error.
    if (direction === 'deposit' || (await page.locator('[data-step=review]').count()) === 0) {
      for (const [name, value] of Object.entries(values))
        await form(page, direction).locator(`[data-field=${name}] [name=${name}]`).fill(value)
      await form(page, direction).locator('[type=submit]').click()
    }
    if (direction === 'deposit') return
    await reviewOnceVisible(review, `${direction} by ${method} reviewed`, page.locator('[data-step=review]'))
    await page.locator('[data-step=review] button').first().click()
  }

  for (const outcome of ['success', 'failure', 'cancel']) {
    await walkTo(page, manifest.pages.DEPOSIT.path)
    await pay('deposit', 'card', { amount: '50' })
    await page.locator(`[name=outcome][value=${outcome}]`).click()
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    await review.look(`deposit ended by ${outcome}`)
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
  }
  await walkTo(page, manifest.pages.WITHDRAWAL.path)
  await pay('withdrawal', 'voucher', { amount: '20' })
  await reviewOnceVisible(review, 'voucher', overlay(page, 'voucher'))
  await page.keyboard.press('Escape')
  await review.look('withdrawn by voucher')
  await page.locator('[data-step=outcome] button').last().click()
  await pay('withdrawal', 'premium', { holder: 'Claire Moreau', accountNumber: 'FR7612345678', amount: '60' })
  await reviewOnceVisible(review, 'premium withdrawal', overlay(page, 'premium-withdrawal'))
  await overlay(page, 'premium-withdrawal').getByRole('button').first().click()
  await expect(page.locator('[data-operation][data-status=pending]')).toHaveCount(1)
  await page.locator('[data-operation] button').first().click()
  await reviewOnceVisible(review, 'a question before it is cancelled', page.locator('dialog[open]'))
  review.done()
  expect(review.faults).toEqual([])
})
