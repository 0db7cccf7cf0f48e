import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { localTime } from '#manifest-tools/time/zoned.ts'
import { layout } from '../../../scripts/publish/store/folder/layout.ts'
import { openPublished } from './published-site.ts'
import { expect, field, save, select, test } from './scratch-studio.ts'

const slow = { timeout: 30_000 }
const zone = 'Africa/Tunis'

/** Adds a block at the end of the page. */
async function addBlock(page: Page, name: string) {
  await select(page, '/pages/summer')
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByLabel('Find a block').fill(name)
  await page
    .getByRole('button')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click()
}

/** Types words where a key is wanted; returns the key that they get. */
async function type(page: Page, pointer: string, words: string) {
  const input = field(page, pointer).locator('input[list]')
  await input.fill('')
  await input.pressSequentially(words)
  await input.blur()
  await expect(input).toHaveValue(/^[a-z]+\.[a-z0-9_.]+$/)
  return input.inputValue()
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 600"><path fill="#ffb347" d="M0 0h1600v600H0z"/></svg>'

test('a landing page with picture, text, countdown and button is made for visitors, and scheduled, without touching a file', async ({
  page,
  context,
  studio,
  open,
}) => {
  test.setTimeout(300_000)
  await open('sahel')
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('main[data-state=ready]')).toBeVisible(slow)
  // The page starts again with another zone.
  await select(page, '')
  await field(page, '/timeZone').getByRole('textbox').fill(zone)
  await expect(preview.locator('html')).toHaveAttribute('data-brand', 'sahel', slow)
  await select(page, '/pages')
  await page.getByRole('button', { name: 'Add a page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('summer')
  for (const [language, text] of Object.entries({ French: 'Été', English: 'Summer', Arabic: 'صيف' }))
    await dialog.getByLabel(`Title in ${language}`).fill(text)
  await dialog.getByRole('button', { name: 'Add the page' }).click()
  await expect(preview.locator('main')).toHaveAttribute('data-page', 'summer', slow)

  await field(page, '/pages/summer/guards')
    .getByRole('button', { name: /^Add to/ })
    .click()
  await field(page, '/pages/summer/guards').locator('select').selectOption('signed-out')

  await addBlock(page, 'Picture')
  await page
    .getByRole('button', { name: /^Upload a picture/ })
    .first()
    .click()
  const upload = page.getByRole('dialog')
  await upload
    .getByLabel('File')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(picture) })
  await upload.getByRole('button', { name: 'Use this picture' }).click()
  await expect(field(page, '/pages/summer/blocks/0/picture/width').locator('input')).toHaveValue('1600')
  await expect(field(page, '/pages/summer/blocks/0/picture/height').locator('input')).toHaveValue('600')

  await addBlock(page, 'Text')
  const text = await type(page, '/pages/summer/blocks/1/text', 'Un été sans frais.')
  await expect(preview.locator('[data-block=text]')).toContainText('Un été sans frais.', slow)
  const texts = field(page, '/pages/summer/blocks/1/text')
  await texts.getByLabel('Text in English').fill('A summer **without fees**.')
  await texts.getByLabel('Text in Arabic').fill('صيف بلا رسوم.')

  await addBlock(page, 'Countdown')
  await field(page, '/pages/summer/blocks/2/until').locator('input').fill('2090-06-01T21:00')

  await addBlock(page, 'Call to action')
  const title = await type(page, '/pages/summer/blocks/3/title', 'Prêt ?')
  await type(page, '/pages/summer/blocks/3/button', 'S’inscrire maintenant')
  await field(page, '/pages/summer/blocks/3/page').locator('select').selectOption('Registration')
  await expect(preview.getByRole('link', { name: 'S’inscrire maintenant' })).toBeVisible(slow)
  await save(page)
  const saved = JSON.parse(studio.textOf('sahel')) as { texts: Record<string, { common: Record<string, string> }> }
  expect(saved.texts.fr!.common).toMatchObject({ [text]: 'Un été sans frais.', [title]: 'Prêt ?' })
  expect(saved.texts.en!.common).toMatchObject({ [text]: 'A summer **without fees**.' })

  await expect(page.getByRole('tab', { name: /^Checks/ }).locator('.bad')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Publish' }).click()
  await page.getByLabel('Time', { exact: true }).fill(localTime(new Date(Date.now() + 60_000), zone))
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText(/^Version 1 is live at/).first()).toBeVisible({ timeout: 120_000 })
  const html = readFileSync(join(layout.host(studio.site, 'sahel.example'), 'summer/index.html'), 'utf8')
  expect(html).toContain('Un été sans frais.')

  const visitor = await context.newPage()
  await openPublished(visitor, studio.site, 'sahel.example', '/summer')
  await visitor.getByRole('button', { name: 'Oui, j’ai 18 ans ou plus' }).click()
  await expect(visitor.locator('main[data-page=summer]')).toBeVisible(slow)
  await expect(visitor.getByRole('link', { name: 'S’inscrire maintenant' })).toBeVisible(slow)
  await expect(visitor.locator('[data-block=picture] img')).toBeVisible()
})
