import { axeViolations } from '#testing/browser/axe.ts'
import { expect, test } from './scratch-studio.ts'

test('the bar of the preview has two rows at 1280 px, and what is rarely used in a menu', async ({ page, open }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  await open('atlas')
  const root = page.frameLocator('iframe').locator('html')
  await expect(page.frameLocator('iframe').locator('main[data-state=ready]')).toBeVisible({ timeout: 60_000 })
  const bar = page.getByRole('group', { name: 'What the preview shows' })
  await expect(page.getByLabel('Call up')).toBeVisible()
  const tops = await bar
    .locator(':scope > *')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom))
  expect(new Set(tops.map(Math.round)).size).toBeLessThanOrEqual(2)

  const more = bar.locator('summary')
  await more.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const text = bar.getByLabel('Text')
  await expect(text).toBeFocused()
  await expect(text).toBeInViewport({ ratio: 1 })
  await text.selectOption('150')
  await expect.poll(() => root.evaluate((html) => getComputedStyle(html).fontSize)).toBe('24px')
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
  await expect(more).toBeFocused()
  await expect(more.getByLabel('Not as usual')).toBeVisible()
})
