import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, select, tabs, test } from './scratch-studio.ts'

const axe = (page: Page) => axeViolations(page, { exclude: 'iframe' })
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const overflowBelow = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)

const screens = [
  { colorScheme: 'dark', width: 1280, height: 800 },
  { colorScheme: 'light', width: 1920, height: 1080 },
] as const

for (const { colorScheme, width, height } of screens)
  test(`every panel is accessible in the ${colorScheme} theme, and fits ${width} px`, async ({ page, open }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height })
    await open('atlas')
    const found: string[] = []
    for (const tab of tabs) {
      await page.getByRole('tab', { name: tab }).click()
      found.push(...(await axe(page)).map((each) => `${tab}: ${each}`))
      expect(await overflow(page), tab).toBeLessThanOrEqual(0)
      expect(await overflowBelow(page), tab).toBeLessThanOrEqual(0)
    }
    const tops = await page.getByRole('tab').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size, 'the tabs are in one row').toBe(1)
    await select(page, '/pages/MAIN/blocks/4')
    expect(await overflowBelow(page)).toBeLessThanOrEqual(0)
    found.push(...(await axe(page)))
    await page.getByRole('button', { name: 'Add a block' }).click()
    found.push(...(await axe(page)))
    expect(found).toEqual([])
  })

test('a reviewer on a phone looks at the brand, its structure, its problems and its changes', async ({
  page,
  studio,
  open,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 375, height: 812 })
  await open('atlas')
  const part = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const found: string[] = []
  const look = async (what: string) => {
    expect(await overflow(page), what).toBeLessThanOrEqual(0)
    found.push(...(await axe(page)).map((each) => `${what}: ${each}`))
  }

  const preview = page.frameLocator('iframe')
  await expect(preview.locator('main[data-state=ready]')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'light')
  await look('Preview')

  await part('Structure')
  await expect(page.getByRole('region', { name: 'Preview' })).toBeHidden()
  await select(page, '/pages/MAIN/blocks/4')
  await look('Structure')
  await part('Details')
  await expect(page.getByRole('heading', { name: 'Parts of the site' })).toBeVisible()
  for (const tab of tabs) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await look(tab)
  }
  expect(found).toEqual([])
  await page.goto(studio.address.replace('/#', '/catalogue?find=logo#'))
  await expect(page.getByRole('article', { name: 'Logo' })).toBeVisible({ timeout: 30_000 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('each typeface is drawn in itself', async ({ page, open }) => {
  await open('atlas')
  await page.getByRole('tab', { name: 'Theme' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Typeface' }).locator('[data-typeface]')).toHaveCount(7)
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
  await expect
    .poll(async () => new Set((await loaded()).map((family) => family.replaceAll('"', ''))).size)
    .toBeGreaterThanOrEqual(7)
})
