import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { expect, field, test } from './scratch-studio.ts'

/** The most presses that reach anything on a page or in a panel. */
const most = 40

/** Whether an element has the focus. */
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

/** Presses a key until an element has the focus. */
async function pressUntil(page: Page, key: string, selector: string) {
  for (let presses = 0; presses < most && !(await isFocused(page, selector)); presses++) await page.keyboard.press(key)
  expect(await isFocused(page, selector), `${key} reaches ${selector}`).toBe(true)
}

test('by the keyboard alone: a brand is opened, a block moved, a setting changed, undone, redone and saved', async ({
  page,
  studio,
  open: _watched,
}) => {
  test.setTimeout(120_000)
  const { keyboard } = page
  await page.goto(studio.address)
  await expect(page.getByRole('link', { name: /^Atlas/ })).toBeVisible()
  await pressUntil(page, 'Tab', 'a[href="#/brand/atlas"]')
  await keyboard.press('Enter')
  await expect(page).toHaveTitle('Atlas · Studio')

  // The tree has the focus: down to a block, which is selected and moved.
  await expect(page.getByRole('treeitem').first()).toBeFocused()
  const uses = () => (JSON.parse(studio.textOf('atlas')) as Manifest).pages.MAIN.blocks.map(({ use }) => use)
  const [first, second, ...others] = uses()
  await pressUntil(page, 'ArrowDown', '[data-pointer="/pages/MAIN/blocks/0"]')
  await keyboard.press('Alt+ArrowDown')
  await expect(page.locator('[data-pointer="/pages/MAIN/blocks/1"]')).toBeFocused()

  // F6 goes past the page in the preview; from there to a setting of the brand.
  await keyboard.press('Home')
  await keyboard.press('Enter')
  await keyboard.press('F6')
  await keyboard.press('F6')
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused()
  await pressUntil(page, 'Tab', '.field[data-pointer="/name"] input')
  await keyboard.press('End')
  await keyboard.type(' Prime')
  const name = field(page, '/name').getByRole('textbox')
  await expect(name).toHaveValue('Atlas Prime')
  await keyboard.press('Control+z')
  await expect(name).toHaveValue('Atlas')
  await keyboard.press('Control+Shift+Z')
  await expect(name).toHaveValue('Atlas Prime')

  await keyboard.press('Control+s')
  await expect(page.locator('.save-state')).toHaveText(/^Saved/)
  expect(uses()).toEqual([second, first, ...others])
  expect(studio.diff('atlas')).toEqual(['-  "name": "Atlas",', '+  "name": "Atlas Prime",'])
})

test('the inspector is reached past the preview by a link, and parts in both directions by F6', async ({
  page,
  open,
}) => {
  await open('atlas')
  await page.getByRole('treeitem').first().focus()
  const skip = page.getByRole('button', { name: 'Skip the preview' })
  await pressUntil(page, 'Tab', '.skip')
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  const tab = page.getByRole('tab', { name: 'Settings' })
  await expect(tab).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Theme' })).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.getByRole('treeitem').first()).toBeFocused()
  await page.keyboard.press('Shift+F6')
  await expect(page.getByRole('tab', { name: 'Theme' })).toBeFocused()
})
