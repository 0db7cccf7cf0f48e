import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, save, test } from './scratch-studio.ts'

const cell = (page: Page, id: string, language = 'fr') =>
  page.getByRole('textbox', { name: `${id} in ${language}`, exact: true })

async function openTexts(page: Page) {
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('main[data-state=ready]')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('tab', { name: 'Texts' }).click()
  await expect(page.getByRole('table', { name: 'Texts' })).toBeVisible()
  return preview
}

test('a text is found by a click in the preview, changed where it stands, and one line of the file differs', async ({
  page,
  studio,
  open,
}) => {
  await open('atlas')
  const preview = await openTexts(page)
  await page.getByRole('checkbox', { name: /^A click on a text of the preview/ }).check()
  await preview.locator('header').getByText('Connexion', { exact: true }).click()
  const text = cell(page, 'common:account.signIn')
  await expect(text).toBeFocused()
  await text.fill('Entrer')
  await expect(preview.locator('header').getByText('Entrer', { exact: true })).toBeVisible()
  const outline = preview.locator('[data-studio-outline=selected]').last()
  const places = [outline, preview.locator('header').getByText('Entrer', { exact: true })]
  const [around, inside] = await Promise.all(places.map((each) => each.boundingBox()))
  expect(around!.x).toBeGreaterThanOrEqual(inside!.x - 1)
  expect(around!.width).toBeLessThanOrEqual(inside!.width + 1)

  // Another language shows the preview in that language.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(cell(page, 'common:account.signIn', 'ar')).toBeFocused()
  await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.locator('[data-column="1"]:focus')).toHaveCount(1)
  await expect(cell(page, 'common:account.signIn', 'ar')).not.toBeFocused()
  await save(page)
  expect(studio.diff('atlas')).toContain('+        "account.signIn": "Entrer"')

  await page.getByRole('button', { name: 'Back to the text before: common:account.signIn in fr' }).click()
  await expect(text).toHaveValue('Connexion')
  await save(page)
  expect(studio.textOf('atlas')).not.toContain('account.signIn')
})

test('search and filters leave a part of hundreds of texts, of which the page holds few', async ({ page, open }) => {
  await open('atlas')
  await openTexts(page)
  const table = page.getByRole('table', { name: 'Texts' })
  const count = async () => Number(await table.getAttribute('aria-rowcount')) - 1
  const all = await count()
  expect(all).toBeGreaterThan(500)
  expect(await table.getByRole('row').count()).toBeLessThan(60)
  await page.getByRole('button', { name: 'On this page' }).click()
  await expect(cell(page, 'common:account.signIn')).toBeVisible()
  const shown = await count()
  expect(shown).toBeGreaterThan(20)
  expect(shown).toBeLessThan(all / 2)
  await page.getByRole('combobox', { name: 'Page' }).selectOption('/login')
  await page.getByLabel('Find a text or its key').fill('user:')
  await expect(page.getByRole('textbox', { name: /^user:.* in fr$/ }).first()).toBeVisible()
  await page.getByLabel('Find a text or its key').fill('')
  await page.getByRole('button', { name: 'Missing' }).click()
  await expect(table).toContainText('Nothing is missing')
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByLabel('Find a text or its key').fill('lobby.games_')
  await expect(cell(page, 'common:lobby.games_few', 'ar')).toBeVisible()
  await expect(table.getByText('Not used in this language').first()).toBeVisible()
})

test('texts are exported, translated and imported after a look at what changes; broken files are refused', async ({
  page,
  studio,
  open,
}) => {
  await open('atlas')
  await openTexts(page)
  await page.getByRole('button', { name: 'Import and export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Texts for translators' })
  const exported = async () => {
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    return readFileSync(await (await download).path(), 'utf8')
  }
  const csv = await exported()
  await dialog.getByLabel('Format').selectOption('xliff')
  const xliff = await exported()
  const choose = (name: string, text: string | Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

  await choose('broken.xlf', xliff.replace('</file>', ''))
  await expect(dialog.getByRole('alert')).toContainText('broken.xlf was not imported. This is no valid XML')
  await choose('latin.csv', Buffer.from('namespace,key,fr\ncommon,nav.home,D\xe9but\n', 'latin1'))
  await expect(dialog.getByRole('alert')).toContainText('not UTF-8')
  await choose('large.csv', 'x'.repeat(5_000_001))
  await expect(dialog.getByRole('alert')).toContainText('at most 5 MB')
  await choose('long.csv', `namespace,key,fr\ncommon,nav.home,${'x'.repeat(1_000_000)}\n`)
  await expect(dialog.getByRole('list', { name: 'Left out' })).toContainText(
    'The text has 1000000 characters; 5000 are allowed.',
  )

  await choose('same.csv', csv)
  await expect(dialog.getByRole('status')).toContainText(/^0 texts would change, \d{4} the same already/)
  await choose(
    'fr.xlf',
    xliff.replace(/(<source>Home<\/source>\s*<target state="translated">)[^<]*/, '$1Le début &amp; la fin'),
  )
  const changes = dialog.getByRole('list', { name: 'Changes' })
  await expect(changes.getByRole('listitem')).toHaveCount(1)
  await expect(changes).toContainText('Le début & la fin')
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  expect(studio.diff('atlas')).toEqual([])
  await dialog.getByRole('button', { name: 'Import 1 text' }).click()
  await expect(page.getByRole('button', { name: 'Undo: Import 1 texts' })).toBeVisible()
  await save(page)
  expect(JSON.parse(studio.textOf('atlas'))).toMatchObject({
    texts: { fr: { common: { 'nav.home': 'Le début & la fin' } } },
  })
})
