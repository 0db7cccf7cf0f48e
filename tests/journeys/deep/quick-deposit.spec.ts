import type { Page } from '@playwright/test'
import { deposit } from '#testing/browser/cashier.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { layoutShifts, watchLayoutShift } from '#testing/browser/layout.ts'

const form = (page: Page) => page.locator('[data-form=deposit]')
const amount = (page: Page) => form(page).locator('[name=amount]')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test(
    'two clicks lead to the payment page; the unpaid deposit leads there again',
    { tag: '@always' },
    async ({ page, enter }) => {
      await watchLayoutShift(page)
      await enter('claire')
      await open(page, '/deposit')
      await page.evaluate(() => {
        Object.assign(window, { clicks: 0 })
        // A keyboard’s submit makes a click too; only the player’s own count.
        addEventListener(
          'click',
          ({ isTrusted }) => isTrusted && (window as unknown as { clicks: number }).clicks++,
          true,
        )
        addEventListener('pagehide', () => {
          sessionStorage.setItem('clicks', String((window as unknown as { clicks: number }).clicks))
        })
      })
      const quick = form(page).getByRole('group').getByRole('button').nth(1)
      const chosen = (await quick.textContent())!
      await quick.click()
      await expect(amount(page)).toHaveValue(chosen)
      const submit = form(page).locator('[type=submit]')
      await expect(submit).toBeInViewport({ ratio: 1 })
      await submit.click()
      await expect(page.locator('[name=outcome]').first()).toBeVisible()

      await open(page, '/deposit')
      expect(await page.evaluate(() => sessionStorage.getItem('clicks'))).toBe('2')
      const unpaid = page.locator('[data-unpaid]')
      await expect(unpaid).toContainText(chosen)
      await expect(page.locator('[name=methodId]').first()).toBeChecked()
      expect(await layoutShifts(page)).toEqual([])
      await unpaid.click()
      await page.locator('[name=outcome][value=cancel]').click()
      await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
      await expect(unpaid).toHaveCount(0)
    },
  )
})

test('what the player entered survives another language and another theme', async ({ page, manifest, enter }) => {
  await enter('claire')
  await open(page, '/deposit')
  await page.locator('[name=methodId]').last().check()
  await amount(page).fill('37')
  for (const language of [manifest.languages[1]!, manifest.languages[0]]) {
    await page.locator('footer [data-block=language] select').selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.locator('footer [data-block=theme-switch] button').click()
    await expect(amount(page)).toHaveValue('37')
    await expect(page.locator('[name=methodId]').last()).toBeChecked()
  }

  await open(page, '/withdrawal')
  await page.locator('[name=methodId][value=voucher]').check()
  await page.locator('[data-form=withdrawal] [name=amount]').fill('20')
  await page.locator('[data-form=withdrawal] [type=submit]').click()
  const review = page.locator('[data-step=review]')
  const before = await review.textContent()
  await page.locator('footer [data-block=language] select').selectOption(manifest.languages[1]!)
  await expect(review).toBeVisible()
  await expect(review).not.toHaveText(before!)
})

test('the next visit starts with the method of the last deposit', async ({ page, enter }) => {
  await enter('claire')
  await open(page, '/deposit')
  await deposit(page, 'cancel')
  await open(page, '/deposit')
  const [first] = await page.locator('[name=methodId]').all()
  await expect(first!).toHaveValue('card')
  await expect(first!).toBeChecked()
})

test('the first field that is wrong says so by itself, the next by its icon', async ({ page, enter }) => {
  await enter('claire')
  await open(page, '/withdrawal')
  await page.locator('[name=methodId][value=card]').check()
  await page.locator('[data-form=withdrawal] [type=submit]').click()
  const fields = page.locator('[data-form=withdrawal] [data-field]:has([data-error])')
  const [first, second] = [fields.nth(0), fields.nth(1)]
  await expect(first.locator('[aria-expanded]')).toHaveAttribute('aria-expanded', 'true')
  await expect(second.locator('[aria-expanded]')).toHaveAttribute('aria-expanded', 'false')
  await second.locator('[aria-expanded]').click()
  await expect(second.locator('[aria-expanded]')).toHaveAttribute('aria-expanded', 'true')
})
