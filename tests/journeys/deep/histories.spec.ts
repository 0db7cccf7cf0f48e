import { readFileSync } from 'node:fs'
import { expect, open, test } from '#testing/browser/fixtures.ts'

test(
  'a player browses the history week by week, and exports it as a file',
  { tag: '@always' },
  async ({ page, enter }) => {
    await enter('claire')
    for (const path of ['/bet-history', '/cashback-history', '/history-of-operations']) {
      await open(page, path)
      await page
        .getByRole('button')
        .filter({ has: page.locator('svg') })
        .first()
        .waitFor()
      const earlier = page.locator('[data-block$=history] button').first()
      // The seed’s history is older than today: go back to a week with entries.
      await expect(async () => {
        if ((await page.locator('[data-block$=history] tbody tr').count()) === 0) await earlier.click()
        await expect(page.locator('[data-block$=history] tbody tr').first()).toBeVisible({ timeout: 1000 })
      }).toPass()
      const saved = page.waitForEvent('download')
      await page.locator('[data-block$=history]').getByRole('button', { name: /CSV/ }).click()
      const file = await saved
      expect(file.suggestedFilename()).toMatch(/^(bets|cashbacks|operations)-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
      expect(
        readFileSync(await file.path(), 'utf8')
          .trimEnd()
          .split('\r\n').length,
      ).toBeGreaterThan(1)
    }
  },
)
