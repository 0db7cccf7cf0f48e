import { axeViolations } from '#testing/browser/axe.ts'
import { expect, field, test } from './scratch-studio.ts'

const slow = { timeout: 60_000 }

test('previews side by side differ in width, theme, language and person, and follow the same edits', async ({
  page,
  open,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await open('betogol')
  const [one, two] = ['Preview', 'Preview 2'].map((name) => page.getByRole('region', { name, exact: true }))
  const root = (region: typeof one) => region!.locator('iframe').contentFrame().locator('html')
  await expect(root(one).locator('main')).toHaveAttribute('data-state', 'ready', slow)
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption({ label: 'Games' })
  await expect(root(one).locator('main')).toHaveAttribute('data-page', 'GAMES', slow)
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Another preview beside' }).click()
  await expect(root(two).locator('main')).toHaveAttribute('data-page', 'GAMES', slow)

  await two!.getByLabel('Screen').selectOption('375')
  await two!.getByRole('button', { name: 'Light theme' }).click()
  await two!.getByLabel('Language').selectOption('ar')
  await two!.getByLabel('Viewed by').selectOption('claire')
  await expect(root(two)).toHaveAttribute('data-theme', 'light')
  await expect(root(two)).toHaveAttribute('dir', 'rtl', slow)
  await expect(root(two).locator('[data-balance]').first()).toBeAttached(slow)
  expect(await root(two).evaluate(() => innerWidth)).toBe(375)
  await expect(root(one)).toHaveAttribute('data-theme', 'dark')
  await expect(root(one).locator('[data-balance]')).toHaveCount(0)

  await field(page, '/name').getByRole('textbox').fill('Betogol Two')
  for (const each of [one, two])
    await expect.poll(() => root(each).evaluate(() => document.title)).toContain('Betogol Two')
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  await page.getByRole('button', { name: 'Close preview 2' }).click()
  await expect(two!).toHaveCount(0)
})
