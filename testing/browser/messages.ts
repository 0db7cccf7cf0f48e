import { expect, type Page } from '@playwright/test'

/** Closes the operator’s messages until the server knows, because unseen ones would open again on the next page. */
export async function closeMessages(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0, { timeout: 500 })
    expect(await unseen(page)).toBe(0)
  }).toPass({ timeout: 30_000 })
}

const unseen = (page: Page) =>
  page.evaluate(
    async () => ((await (await fetch('/api/popups?isViewed=false')).json()) as { rows: unknown[] }).rows.length,
  )
