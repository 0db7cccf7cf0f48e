import type { Page } from '@playwright/test'
import { open } from './fixtures.ts'

/** Clicks Telegram’s button and confirms as this person in its window. */
export async function confirmTelegram(page: Page, person: RegExp) {
  await open(page, '/login?lng=en')
  const opened = page.waitForEvent('popup')
  await page.frameLocator('[data-block=telegram-login] iframe').getByRole('button').click()
  await (await opened).getByRole('button', { name: person }).click()
}
