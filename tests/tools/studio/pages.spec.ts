import { axeViolations } from '#testing/browser/axe.ts'
import { expect, select, test } from './scratch-studio.ts'

const slow = { timeout: 30_000 }
const titles = { French: 'Été', Arabic: 'صيف', English: 'Summer', Persian: 'تابستان', Uzbek: 'Yoz' }

test('a page of the brand’s own is added with its name, path and titles, shown in the preview, and removed', async ({
  page,
  open,
}) => {
  test.setTimeout(120_000)
  await open('betogol')
  const main = page.frameLocator('iframe').locator('main')
  await expect(main).toHaveAttribute('data-state', 'ready', slow)
  await select(page, '/pages')
  await page.getByRole('button', { name: 'Add a page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('MAIN')
  await expect(dialog.getByRole('alert')).toContainText('lowercase letters')
  await dialog.getByLabel('Name').fill('summer')
  await expect(dialog.getByLabel('Address')).toHaveValue('/summer')
  for (const [language, text] of Object.entries(titles)) await dialog.getByLabel(`Title in ${language}`).fill(text)
  expect(await axeViolations(page, { include: '[role=dialog], dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Add the page' }).click()

  const item = page.locator('[role=treeitem][data-pointer="/pages/summer"]')
  await expect(item).toContainText('Summer')
  await expect(item).toContainText('/summer')
  await expect(main).toHaveAttribute('data-page', 'summer', slow)
  await page.getByRole('button', { name: 'Remove Summer' }).click()
  await expect(item).toHaveCount(0)
  await expect(main).toHaveAttribute('data-page', 'NOT_FOUND', slow)
})
