import type { Page } from '@playwright/test'

/** Fills in a payment form, and confirms its review: a deposit that asks for the amount alone has none. */
export async function pay(
  page: Page,
  direction: 'deposit' | 'withdrawal',
  method: string,
  values: Record<string, string>,
) {
  await page.locator(`[name=methodId][value=${method}]`).check()
  const form = page.locator(`[data-form=${direction}]`)
  for (const [name, value] of Object.entries(values))
    await form.locator(`[data-field=${name}] [name=${name}]`).fill(value)
  await form.locator('[type=submit]').click()
  if (direction === 'deposit' && Object.keys(values).every((name) => name === 'amount')) return
  await page.locator('[data-step=review] button').first().click()
}

/** Deposits 50 by card, with this outcome on the payment page. */
export async function deposit(page: Page, outcome: 'success' | 'failure' | 'cancel') {
  await pay(page, 'deposit', 'card', { amount: '50' })
  await page.locator(`[name=outcome][value=${outcome}]`).click()
}
