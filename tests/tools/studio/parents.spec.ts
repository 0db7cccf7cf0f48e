import { axeViolations } from '#testing/browser/axe.ts'
import { expect, field, select, test } from './scratch-studio.ts'

test('a parent is edited like a brand, and says which brands a change touches before it is saved', async ({
  page,
  studio,
  open,
}) => {
  test.setTimeout(180_000)
  await open('atlas')
  await page.getByRole('link', { name: 'All brands' }).click()
  await page.getByRole('link', { name: /base\.json$/ }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'This is not a brand: 7 brands inherit from it' }),
  ).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Publish' })).toHaveCount(0)
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('html')).toHaveAttribute('data-brand', 'atlas', { timeout: 60_000 })

  await select(page, '/pages/PROMOTIONS')
  await field(page, '/pages/PROMOTIONS/path').getByRole('textbox').fill('/offers')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Save .*base\.json\?$/ })
  await expect(dialog.getByRole('status')).toHaveText(/^Players of 7 of 7 brands would notice this/)
  await expect(dialog.getByRole('region', { name: 'medina' })).toContainText('/offers')
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  expect(studio.diff('base')).toEqual([])
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await dialog.getByRole('button', { name: 'Save for all of them' }).click()
  await expect(page.locator('.save-state')).toHaveText(/^Saved/)
  expect(studio.diff('base').filter((line) => line.startsWith('+'))).toEqual([expect.stringContaining('"/offers"')])
  expect(studio.diff('atlas')).toEqual([])
})

test('a text of a megabyte is refused with the reason, and what was there stays', async ({ page, open }) => {
  await open('atlas')
  await page.getByRole('tab', { name: 'File' }).click()
  const text = page.getByLabel(/^Text of/)
  const before = await text.inputValue()
  await text.evaluate(
    (area: HTMLTextAreaElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, value)
      area.dispatchEvent(new Event('input', { bubbles: true }))
    },
    `${before}${' '.repeat(1_000_000)}`,
  )
  await expect(page.getByRole('alert')).toContainText('Studio takes a million at most. Nothing was changed.')
  await expect(text).toHaveValue(before)
})
