import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, save, test } from './scratch-studio.ts'

test.describe.configure({ timeout: 180_000 })

test('what stands on a colour follows it in the same step, is said, and can be taken back', async ({ page, open }) => {
  await open('atlas')
  await page.getByRole('tab', { name: 'Theme' }).click()
  const [brand, ink] = ['Brand colour', 'Text on brand colour'].map((name) =>
    page.getByLabel(`${name} in the dark theme`, { exact: true }),
  )
  const [brandBefore, inkBefore] = [await brand!.inputValue(), await ink!.inputValue()]
  await brand!.fill('#7a1fa2')
  await brand!.press('Tab')
  await expect(ink!).toHaveValue('#ffffff')
  await expect(
    page.getByText(`Text on brand colour in the dark theme followed, from ${inkBefore} to #ffffff.`),
  ).toBeVisible()
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])

  await page.getByRole('button', { name: `Keep ${inkBefore}` }).click()
  await expect(ink!).toHaveValue(inkBefore)
  await page.getByRole('button', { name: 'Undo: Keep' }).click()
  await page.getByRole('button', { name: 'Undo: Change Brand colour' }).click()
  await expect(brand!).toHaveValue(brandBefore)
  await expect(ink!).toHaveValue(inkBefore)
  await expect(page.getByText('Everything is saved')).toBeVisible()

  await brand!.fill('#1a1a40')
  const proposals = page.getByRole('row', { name: /^Brand colour/ }).getByRole('button')
  await expect(proposals).toHaveText([/^Use #/, /^White/])
  await proposals.first().click()
  await expect(page.getByText('Contrast in the dark theme: all pairs pass')).toBeVisible()
})

test('the palette is derived again from two colours, as one step', async ({ page, open }) => {
  await open('atlas')
  await page.getByRole('tab', { name: 'Theme' }).click()
  await page.getByRole('button', { name: 'Derive the palette again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Derive the palette again' })
  await dialog.getByLabel('Brand').fill('#0a7d4f')
  await dialog.getByLabel('Accent').fill('#ffb020')
  await expect(dialog.getByRole('figure')).toHaveText([/Dark$/, /Light$/])
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  await dialog.getByRole('button', { name: 'Use this palette' }).click()
  await expect(page.getByLabel('Accent colour in the light theme', { exact: true })).toHaveValue('#ffb020')
  await expect(page.getByText('Contrast in the light theme: all pairs pass')).toBeVisible()
  await page.getByRole('button', { name: 'Undo: Derive the palette' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
})

test('each theme has a logo of its own, measured on its ground', async ({ page, studio, open }) => {
  const pictures = join(studio.folder, '../public/brands/atlas')
  const white = readFileSync(join(pictures, 'logo.svg'), 'utf8').replaceAll(/#[0-9a-f]{6}/g, '#ffffff')
  writeFileSync(join(pictures, 'logo-white.svg'), white)
  await open('atlas')
  await page.getByRole('tab', { name: 'Theme' }).click()
  const inLight = page.getByRole('figure').filter({ hasText: 'Light theme' })
  await expect(inLight).toContainText(/contrast [\d.]+ to the (surface|background)\.$/)
  await page.getByRole('combobox', { name: 'Logo', exact: true }).selectOption('/brands/atlas/logo-white.svg')
  await expect(inLight).toContainText('100% of it is below 2.')
  await expect(page.getByRole('tab', { name: /^Checks/ })).toContainText('1')
  await page.getByRole('combobox', { name: 'Logo', exact: true }).selectOption('/brands/atlas/logo.svg')
  await page
    .getByRole('combobox', { name: 'Logo in the dark theme', exact: true })
    .selectOption('/brands/atlas/logo-white.svg')
  const logo = page.frameLocator('iframe').locator('header [data-block=logo] img')
  const shown = logo.filter({ visible: true })
  await expect(shown).toHaveAttribute('src', '/brands/atlas/logo-white.svg', { timeout: 60_000 })
  await expect(logo.filter({ visible: false }), 'what is hidden is not loaded').not.toHaveAttribute('src')
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect(shown).toHaveAttribute('src', '/brands/atlas/logo.svg')
  await save(page)
  expect(studio.diff('atlas').join()).toContain('"logoDark": "/brands/atlas/logo-white.svg"')
})
