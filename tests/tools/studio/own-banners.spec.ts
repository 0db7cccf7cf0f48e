import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, select, test } from './scratch-studio.ts'

const slow = { timeout: 30_000 }

test('banners are added in one click, moved by keys, duplicated and removed, and taken over from the platform', async ({
  page,
  studio,
  open,
}) => {
  test.setTimeout(180_000)
  await open('atlas')
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('main[data-state=ready]')).toBeVisible(slow)
  await select(page, '/content')
  await page.getByRole('button', { name: /^Banners/ }).click()
  await page.getByRole('button', { name: 'Add a banner' }).last().click()
  await expect(page.getByLabel('Headline in French')).toBeFocused()
  await page.keyboard.type('Un')
  // The new banner comes first, in the words that are typed.
  await expect(preview.locator('[data-block=banners]').getByText('Un', { exact: true })).toBeVisible(slow)
  await expect(page.locator('.language-card .badge')).toHaveText(['missing', 'missing', 'missing'])

  await select(page, '/content/banners')
  await page.getByRole('button', { name: 'Duplicate Un' }).click()
  const second = page.locator('.content-item').nth(1)
  await expect(second).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Headline in French').fill('Deux')
  await select(page, '/content/banners')
  await expect(page.locator('.content-title')).toHaveText(['Un', 'Deux'])
  await second.press('Alt+ArrowUp')
  await expect(page.locator('.content-title')).toHaveText(['Deux', 'Un'])
  await expect(page.locator('.content-item').first()).toBeFocused()
  await select(page, '/content/banners/0')
  await page.locator('[role=treeitem][data-pointer="/content/banners/0"]').press('Alt+ArrowDown')
  await expect(page.locator('[role=treeitem][data-pointer="/content/banners/1"]')).toBeFocused()
  await select(page, '/content/banners')
  await expect(page.locator('.content-title')).toHaveText(['Un', 'Deux'])
  await page.getByRole('button', { name: 'Remove Deux' }).last().click()
  await expect(page.locator('.content-title')).toHaveText(['Un'])
  expect(await axeViolations(page, { include: '.inspector' })).toEqual([])

  await page.getByRole('button', { name: 'Make these the brand’s own' }).click()
  await expect(page.getByRole('radio', { name: 'The brand’s own', exact: true })).toBeChecked(slow)
  expect(await page.locator('.content-item').count()).toBeGreaterThan(3)
  // With their pictures.
  await expect(page.locator('.adopted li')).toHaveCount(0)
  const copied = (name: string) => existsSync(join(studio.folder, '../public/brands/atlas', name))
  expect([copied('banner.jpg'), copied('banner-2.jpg')]).toEqual([true, true])
  await expect(page.locator('[role=treeitem][data-pointer="/content/banners/1"]')).toContainText('shown')
  // The words of all languages have come.
  await select(page, '/content/banners/1')
  await expect(page.locator('.language-card .badge')).toHaveCount(0)
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: /^Undo/ }).click()
  expect(studio.diff('atlas')).toEqual([])
})

/** A picture of one colour, drawn by the page itself. */
const drawPicture = () => {
  const [width, height] = [2000, 900]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')!
  context.fillStyle = '#225533'
  context.fillRect(0, 0, width, height)
  return canvas.toDataURL('image/png').split(',')[1]!
}

test('a picture is uploaded once, and drawn for wide screens and for phones', async ({ page, open }) => {
  test.setTimeout(120_000)
  await open('atlas')
  await expect(page.frameLocator('iframe').locator('main[data-state=ready]')).toBeVisible(slow)
  await select(page, '/content')
  await select(page, '/content/banners')
  await page.getByRole('button', { name: 'Add a banner' }).last().click()
  await expect(page.getByText('This is a stand-in')).toBeVisible()
  await page.getByRole('button', { name: 'Upload a picture for wide screens' }).click()
  const bytes = Buffer.from(await page.evaluate(drawPicture), 'base64')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('File').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: bytes })
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  const picture = (name: string) => page.locator(`.field[data-pointer="/content/banners/0/picture/${name}"]`)
  await expect(picture('desktop').locator('select')).toHaveValue('/brands/atlas/picture.jpg')
  await expect(picture('phone').locator('select')).toHaveValue('/brands/atlas/picture-phone.jpg')
  const widthOf = (name: string) =>
    picture(name)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
  expect([await widthOf('desktop'), await widthOf('phone')]).toEqual([1600, 800])
  await page.getByRole('button', { name: 'Another one in the light theme' }).click()
  await expect(page.getByRole('group', { name: 'In the light theme' })).toBeVisible()
  await expect(page.locator('.field .problems .bad')).toHaveCount(0)
})
