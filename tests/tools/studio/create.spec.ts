import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { axeViolations } from '#testing/browser/axe.ts'
import type { Page } from '@playwright/test'
import { expect, field, save, test, type ScratchStudio } from './scratch-studio.ts'

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><circle cx="50" cy="50" r="46" fill="#0f8b8d"/><path d="M40 30h30v40h-30z" fill="#f2b134"/><path d="M120 35h160v30h-160z" fill="#0f8b8d"/></svg>`

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const onDisk = (studio: ScratchStudio, address: string) => join(studio.folder, '../public', address)

async function wizard(page: Page, studio: ScratchStudio) {
  await page.goto(studio.address)
  await page.getByRole('button', { name: 'New brand' }).click()
  return page.getByRole('dialog', { name: 'New brand' })
}

test('a logo becomes a brand: palette, logo, icon, icons of home screens and picture of links', async ({
  page,
  studio,
  open: _watched,
}) => {
  const dialog = await wizard(page, studio)
  await dialog.getByLabel('Name', { exact: true }).fill('Lumina')
  await dialog.getByLabel('Logo').setInputFiles(file('logo.svg', 'image/svg+xml', Buffer.from(logo)))
  await expect(dialog.getByText('Its colours are #0f8b8d and #f2b134.')).toBeVisible()
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByLabel('Brand', { exact: true })).toHaveValue('#0f8b8d')
  expect(await axeViolations(page, { exclude: '.duos, iframe' })).toEqual([])
  await dialog.getByRole('button', { name: 'Next' }).click()
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  const part = dialog.getByRole('group', { name: 'The icon' }).locator('.ReactCrop__crop-selection')
  const before = await part.boundingBox()
  await part.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => (await part.boundingBox())!.x).toBeGreaterThan(before!.x)
  await page.keyboard.press('Shift+ArrowLeft')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByLabel('Start from').selectOption('totofa')
  await dialog.getByLabel(/^Host/).fill('lumina.example')
  await dialog.getByLabel('French').check()
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Lumina', level: 1 })).toBeVisible({ timeout: 20_000 })
  const manifest = JSON.parse(studio.textOf('lumina')) as Record<string, never>
  expect(manifest).toMatchObject({
    logo: '/brands/lumina/logo.svg',
    icon: '/brands/lumina/icon.svg',
    seo: { image: '/brands/lumina/share.jpg' },
    languages: ['fr'],
  })
  const icon = readFileSync(onDisk(studio, '/brands/lumina/icon.svg'), 'utf8')
  expect(icon).toMatch(/viewBox="[\d.]+ 0 100 100"/)
  for (const name of ['icon-192.webp', 'icon-512.webp', 'icon-maskable.webp', 'icon-touch.png', 'share.jpg'])
    expect(existsSync(onDisk(studio, `/brands/lumina/${name}`)), name).toBe(true)
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-brand', 'lumina', { timeout: 30_000 })
  await page.getByRole('tab', { name: 'Checks' }).click()
  await expect(page.getByRole('tabpanel')).not.toContainText('error[')
})

test('a logo of pixels becomes an SVG that is light enough', async ({ page, studio, open: _watched }) => {
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 300 })
    const context = canvas.getContext('2d')!
    for (let x = 0; x < 900; x += 3) {
      context.fillStyle = `hsl(${250 + x / 30} 80% ${40 + (x % 20)}%)`
      context.fillRect(x, 0, 3, 300)
    }
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  const dialog = await wizard(page, studio)
  await dialog.getByLabel('Name', { exact: true }).fill('Pixel')
  await dialog.getByLabel('Logo').setInputFiles(file('logo.png', 'image/png', Buffer.from(png, 'base64')))
  await expect(dialog.getByText(/^Its colours are/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Pixel', level: 1 })).toBeVisible({ timeout: 20_000 })
  expect(readFileSync(onDisk(studio, '/brands/pixel/logo.svg')).length).toBeLessThan(20_000)
  expect(readFileSync(onDisk(studio, '/brands/pixel/icon.svg')).length).toBeLessThan(10_000)
})

test('a file that is no picture of a brand is refused at its field, and a refused name keeps what was entered', async ({
  page,
  studio,
}) => {
  const dialog = await wizard(page, studio)
  const input = dialog.getByLabel('Logo')
  const alert = dialog.getByRole('alert').first()
  await input.setInputFiles(file('a.png', 'image/png', Buffer.alloc(40_000_000)))
  await expect(alert).toContainText('40.0 MB; a picture has at most 3.0 MB')
  await input.setInputFiles(file('a.svg', 'image/svg+xml', Buffer.from(logo.replace('<circle', '<script/><circle'))))
  await expect(alert).toContainText('<script> is not a drawing')
  await input.setInputFiles(file('a.png', 'image/png', Buffer.from('no picture')))
  await expect(alert).toContainText('not a picture')
  await dialog.getByLabel('Name', { exact: true }).fill('Atlas')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText(/already exists/)).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Atlas')
})

test('a picture of the settings is uploaded, cropped, undone and chosen again', async ({ page, studio, open }) => {
  await open('atlas')
  const icon = field(page, '/icon')
  await icon.getByRole('button', { name: /^Upload a picture/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('File').setInputFiles(file('sign.svg', 'image/svg+xml', Buffer.from(logo)))
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(icon.getByRole('combobox')).toHaveValue('/brands/atlas/icon-2.svg')
  await save(page)
  expect(studio.diff('atlas')).toEqual([
    '-  "logo": "/brands/atlas/logo.svg", "icon": "/brands/atlas/icon.svg",',
    '+  "logo": "/brands/atlas/logo.svg", "icon": "/brands/atlas/icon-2.svg",',
  ])
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(icon.getByRole('combobox')).toHaveValue('/brands/atlas/icon.svg')
  await icon.getByRole('combobox').selectOption('/brands/atlas/icon-2.svg')
})

test('a brand is duplicated, renamed, removed and restored from the wall', async ({ page, studio }) => {
  await page.goto(studio.address)
  const before = studio.textOf('donxbet')
  await page.getByRole('button', { name: 'Duplicate DonxBet' }).click()
  const copy = page.getByRole('dialog', { name: 'Duplicate DonxBet' })
  await expect(copy.getByLabel('Name', { exact: true })).toHaveValue('DonxBet copy')
  await copy.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'DonxBet copy', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'All brands' }).click()

  await page.getByRole('button', { name: 'Rename DonxBet copy' }).click()
  const rename = page.getByRole('dialog')
  await rename.getByLabel(/^Name,/).fill('Nova')
  await rename.getByLabel(/^File name/).fill('nova')
  await rename.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('link', { name: /^Nova/ })).toBeVisible()
  expect(JSON.parse(studio.textOf('nova'))).toMatchObject({ id: 'nova', name: 'Nova' })

  await page.getByRole('button', { name: 'Remove DonxBet', exact: true }).click()
  const removal = page.getByRole('dialog', { name: 'Remove DonxBet?' })
  await expect(removal).toContainText('Nothing of it is published')
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  await removal.getByRole('button', { name: 'Keep it' }).click()
  expect(studio.textOf('donxbet')).toBe(before)
  await page.getByRole('button', { name: 'Remove DonxBet', exact: true }).click()
  await removal.getByRole('button', { name: 'Remove DonxBet' }).click()
  await expect(page.getByRole('link', { name: /^DonxBet/ })).toHaveCount(0)
  await page.getByText('Removed brands (1)').click()
  await page.getByRole('button', { name: 'Restore donxbet' }).click()
  await expect(page.getByRole('link', { name: /^DonxBet/ })).toBeVisible()
  expect(studio.textOf('donxbet')).toBe(before)
})
