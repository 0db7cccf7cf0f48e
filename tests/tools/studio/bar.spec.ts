import { axeViolations } from '#testing/browser/axe.ts'
import { expect, test } from './scratch-studio.ts'

test('the bar of the preview is one row, with what is rarely used in a menu', async ({ page, open }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  await open('atlas')
  const root = page.frameLocator('iframe').locator('html')
  await expect(page.frameLocator('iframe').locator('main[data-state=ready]')).toBeVisible({ timeout: 60_000 })
  const bar = page.getByRole('group', { name: 'What the preview shows' })
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const middles = await bar.locator(':scope > *').evaluateAll((all) =>
      all.map((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        return Math.round((top + bottom) / 2)
      }),
    )
    expect(Math.max(...middles) - Math.min(...middles), `one row at ${width}`).toBeLessThanOrEqual(1)
    expect(await bar.evaluate((each) => each.scrollWidth - each.clientWidth), `at ${width}`).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  const theme = bar.getByRole('button', { name: 'Light theme' })
  await theme.click()
  await expect(root).toHaveAttribute('data-theme', 'light')
  await expect(theme).toHaveAttribute('aria-pressed', 'true')

  const more = bar.locator('summary')
  await more.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(bar.getByLabel('Special state')).toBeFocused()
  await page.keyboard.press('Tab')
  const text = bar.getByLabel('Text size')
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

test('the whole desktop page is seen until a device is chosen', async ({ page, open }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  await open('atlas')
  const preview = page.getByRole('region', { name: 'Preview' })
  const html = preview.locator('iframe').contentFrame().locator('html')
  await expect(html.locator('main[data-state=ready]')).toBeVisible({ timeout: 60_000 })
  const screen = page.getByRole('combobox', { name: 'Screen' })
  await expect(screen.locator('option:checked')).toHaveText('Desktop, scaled')
  expect(await html.evaluate(() => innerWidth)).toBe(1440)
  const [place, frame] = await Promise.all([preview.boundingBox(), preview.locator('iframe').boundingBox()])
  expect(Math.abs(place!.width - frame!.width)).toBeLessThan(2)
  await screen.selectOption('0')
  await expect.poll(() => html.evaluate(() => innerWidth)).toBeLessThan(600)
})

test('the bar says who the preview really is, also after a reload', async ({ page, open }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1920, height: 1000 })
  await open('betogol')
  const preview = page.frameLocator('iframe')
  const slow = { timeout: 60_000 }
  await expect(preview.locator('main[data-state=ready]')).toBeVisible(slow)
  const who = page.getByLabel('Viewed by')
  await who.selectOption('claire')
  await expect(preview.locator('[data-balance]').first()).toBeAttached(slow)

  // The browser keeps the session: Studio starts with a visitor, and so does the preview.
  await page.reload()
  await expect(preview.locator('main[data-state=ready]')).toBeVisible(slow)
  await expect(who).toHaveValue('visitor')
  await expect(preview.locator('[data-balance]')).toHaveCount(0)

  // A reload of the page in the frame, and a player who signs in there.
  await who.selectOption('claire')
  await expect(preview.locator('[data-balance]').first()).toBeAttached(slow)
  await preview.locator('html').evaluate(() => void setTimeout(() => location.reload()))
  await expect(preview.locator('[data-balance]').first()).toBeAttached(slow)
  await expect(who).toHaveValue('claire')
  await preview.locator('html').evaluate(() => fetch('/api/logout', { method: 'DELETE' }).then(() => undefined))
  await preview.locator('html').evaluate(() => void setTimeout(() => location.reload()))
  await expect(preview.locator('[data-balance]').first()).toBeAttached(slow)
  await expect(who).toHaveValue('claire')
})
