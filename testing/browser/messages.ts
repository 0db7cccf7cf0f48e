import { expect, type Page } from '@playwright/test'

/** Closes what the operator has to tell the player until the server knows of it: whatever it holds for unseen stands over the next page. */
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
