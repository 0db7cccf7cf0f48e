import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, save, test, type ScratchStudio } from './scratch-studio.ts'

/** A comma is missing after the name: the next line is where the text stops being JSON. */
const broken = (text: string) => text.replace('"name": "Atlas",', '"name": "Atlas"')
const place = 'Line 7, column 3: '

const area = (page: Page) => page.getByLabel(/^Text of/)

/** Expects the place of the mistake to be told, and its line, and no other one, to be marked. */
async function expectMarked(page: Page) {
  const alert = page.getByRole('alert').filter({ hasText: place })
  await expect(alert).toContainText('A comma or a colon is missing before "')
  await expect(area(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(area(page)).toHaveAccessibleDescription(new RegExp(`^${place}`))
  const [mark, text] = [(await page.locator('.text-mark').boundingBox())!, (await area(page).boundingBox())!]
  const row = await area(page).evaluate((element) => parseFloat(getComputedStyle(element).lineHeight))
  const top = await area(page).evaluate((element) => parseFloat(getComputedStyle(element).paddingTop))
  expect(Math.round(mark.y - text.y)).toBe(Math.round(top + 6 * row))
  expect(Math.round(mark.height)).toBe(Math.round(row))
}

const expectPreview = (page: Page) =>
  expect(page.frameLocator('iframe').locator('main[data-state=ready] [data-block]').first()).toBeVisible({
    timeout: 30_000,
  })

test('text that is no longer JSON has its place marked, and the preview keeps the last one that was', async ({
  page,
  studio,
  open,
}) => {
  await open('atlas')
  await expectPreview(page)
  await page.getByRole('tab', { name: 'File' }).click()
  await area(page).fill(broken(await area(page).inputValue()))
  await expectMarked(page)
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  await expectPreview(page)
  await expect(page.getByRole('treeitem', { name: /^Main/ })).toBeVisible()

  await page.getByRole('button', { name: 'Go to the place' }).click()
  await expect(area(page)).toBeFocused()
  await expect(page.locator('.text-mark')).toBeInViewport()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.type(',')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('.text-mark')).toHaveCount(0)
  await expect(area(page)).toHaveValue(studio.textOf('atlas'))
})

test('a file that is not JSON opens as text, beside the last one that was valid', async ({ page, studio, open }) => {
  studio.write('atlas', broken(studio.textOf('atlas')))
  await openBroken(page, studio, open)
  await expect(page.getByRole('alert').filter({ hasText: place })).toContainText('shows the last text that was valid')
  await expectPreview(page)
  await area(page).fill((await area(page).inputValue()).replace('"name": "Atlas"', '"name": "Atlas",'))
  await save(page)
  expect(studio.diff('atlas')).toEqual([])
})

test('of a text that was never valid it says so, and the text can be corrected', async ({ page, studio, open }) => {
  const whole = studio.textOf('atlas')
  await studio.stop()
  studio.write('atlas', broken(whole))
  await studio.start()
  await openBroken(page, studio, open)
  await expect(page.getByRole('alert').filter({ hasText: place })).toContainText('no valid text of this file is known')
  await area(page).fill(whole)
  await expectPreview(page)
})

async function openBroken(page: Page, studio: ScratchStudio, open: (id: string) => Promise<void>) {
  await open('atlas')
  await expect(page.getByRole('tab', { name: 'File' })).toHaveAttribute('aria-selected', 'true')
  await expect(area(page)).toHaveValue(studio.textOf('atlas'))
  await expectMarked(page)
}
