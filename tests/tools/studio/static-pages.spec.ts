import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, save, select, test } from './scratch-studio.ts'

const slow = { timeout: 30_000 }

test('a static page is written in a language, kept while it is not saved, and never over somebody else’s text', async ({
  page,
  studio,
  open,
}) => {
  test.setTimeout(180_000)
  const file = join(studio.folder, '../public/brands/sahel/pages/terms.fr.md')
  await open('sahel')
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('main[data-state=ready]')).toBeVisible(slow)
  await select(page, '/content')
  await select(page, '/staticPages')
  await expect(page.locator('.content-title').first()).toHaveText('Terms and conditions')
  await page.getByRole('button', { name: /^Terms and conditions/ }).click()
  await expect(page.getByText('In French it comes from your platform')).toBeVisible()
  await page.getByRole('button', { name: 'Write it here', exact: true }).click()
  const text = page.getByLabel('Text in French')
  // It begins with what players read until now, not with its title alone.
  await expect(text).toHaveValue(/^# .+\n\n#+ .+\n\n[^#\n].{40,}/)
  expect(readFileSync(file, 'utf8')).toBe(await text.inputValue())
  const first = /^#{2,} (.+)$/m.exec(await text.inputValue())![1]!
  await expect(preview.getByRole('heading', { name: first })).toBeVisible(slow)
  await text.fill('# Nos conditions\n\nUne **semaine** sans [frais](/games).\n')
  await expect(page.getByRole('region', { name: 'As players read it' }).locator('strong')).toHaveText('semaine')
  expect(await axeViolations(page, { include: '.inspector' })).toEqual([])

  // What is not saved is there again after a reload; the manifest’s change is, too.
  await expect(page.getByText('Not saved; kept in this browser').last()).toBeVisible()
  await page.reload()
  await select(page, '/content')
  await select(page, '/staticPages')
  await page.getByRole('button', { name: /^Terms and conditions/ }).click()
  await expect(text).toHaveValue(/Nos conditions/)
  await expect(page.getByText('What you typed earlier was not saved')).toBeVisible()
  await page.getByRole('button', { name: 'Save the page' }).click()
  await expect(page.getByText('The page is saved')).toBeVisible()
  expect(readFileSync(file, 'utf8')).toContain('Nos conditions')
  await expect(preview.getByRole('heading', { name: 'Nos conditions' })).toBeVisible(slow)
  await save(page)
  expect(JSON.parse(studio.textOf('sahel'))).toMatchObject({
    staticPages: { terms: { fr: '/brands/sahel/pages/terms.fr.md' } },
  })

  writeFileSync(file, '# Ailleurs\n')
  await text.fill('# Ici\n')
  await text.press('Control+s')
  await expect(page.getByText('This page was changed by somebody else')).toBeVisible()
  expect(readFileSync(file, 'utf8')).toBe('# Ailleurs\n')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save the page' }).click()
  await expect(page.getByText('The page is saved')).toBeVisible()
  expect(readFileSync(file, 'utf8')).toBe('# Ici\n')

  await page.getByRole('tab', { name: 'English' }).click()
  await expect(page.getByText('In English it comes from your platform')).toBeVisible()
})
