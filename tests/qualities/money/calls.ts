import type { Locator, Page } from '@playwright/test'
import { expect, open } from '#testing/browser/fixtures.ts'

/** A call that moves money, as the player makes it. */
export interface Call {
  name: string
  path: string
  login: string
  /** Prepares the page up to the click that sends the call, and returns the control to click. */
  fill(page: Page): Promise<Locator>
  /** Expects the page to show success. */
  expectDone(page: Page): Promise<void>
  /** Expects the input to be kept, so that it can be sent again. */
  expectKept(page: Page): Promise<void>
}

const payment = (name: string, direction: 'deposit' | 'withdrawal', method: string, amount: string): Call => ({
  name,
  path: `/api/payments/${direction}s`,
  login: 'claire',
  async fill(page) {
    await open(page, `/${direction}?lng=en`)
    return confirmOf(page, direction, method, amount)
  },
  async expectDone(page) {
    // A deposit by card continues on the payment page.
    if (direction === 'deposit') await expect(page.locator('[name=outcome]').first()).toBeVisible()
    else await expect(page.locator('[data-step=outcome]')).toBeVisible()
  },
  async expectKept(page) {
    const form = page.locator(`[data-form=${direction}]`)
    await expect(page.locator(`[name=methodId][value=${method}]`)).toBeChecked()
    await expect(form.locator('[name=amount]')).toHaveValue(amount)
    await (await confirmOf(page, direction, method, amount)).click()
  },
})

/** Fills in the form and returns the button that sends it: that of the review, which a deposit without fields does not have. */
async function confirmOf(page: Page, direction: string, method: string, amount: string) {
  await page.locator(`[name=methodId][value=${method}]`).check()
  const form = page.locator(`[data-form=${direction}]`)
  await form.locator('[name=amount]').fill(amount)
  const submit = form.locator('[type=submit]')
  if (direction === 'deposit') return submit
  await submit.click()
  return page.locator('[data-step=review] button').first()
}

/** The activation of a bonus. */
export const bonus: Call = {
  name: 'bonus activation',
  path: '/api/bonuses/*/activate',
  // A player without an active bonus.
  login: 'lena',
  async fill(page) {
    await open(page, '/bonuses?lng=en')
    await page.locator('[data-block=bonuses] button[aria-haspopup=dialog]').first().click()
    return page.locator('dialog[open] button').filter({ hasText: /^Activate|^Activating/ })
  },
  async expectDone(page) {
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(page.locator('[data-block=bonuses] [role=progressbar]')).toBeVisible()
  },
  expectKept: async () => {},
}

/** The calls tested in a browser. */
export const calls = [
  payment('deposit', 'deposit', 'card', '50'),
  payment('voucher withdrawal', 'withdrawal', 'voucher', '20'),
  bonus,
]
