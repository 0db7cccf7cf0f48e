import type { Locator, Page } from '@playwright/test'
import { expect } from '#testing/browser/fixtures.ts'
import type { Review } from './review.ts'

/** An open overlay. */
export const overlay = (page: Page, name: string) => page.locator(`[data-overlay="${name}"]`)
/** A form of the page. */
export const form = (page: Page, name: string) => page.locator(`[data-form="${name}"]`)

/** Reviews the page once this element is visible. */
export async function reviewOnceVisible(review: Review, name: string, shown: Locator) {
  await expect(shown.first()).toBeVisible()
  await review.look(name)
}

/** Submits an empty form, and reviews the errors of its fields. */
export async function sendEmpty(page: Page, name: string, review: Review) {
  for (const box of await form(page, name).locator('input[type=text], input[type=password], input[type=email]').all()) {
    if (await box.isEditable()) await box.fill('')
  }
  await form(page, name).locator('[type=submit]').click()
  await reviewOnceVisible(review, `${name} with errors`, form(page, name).locator('[data-error]'))
}
