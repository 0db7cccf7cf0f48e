import { existsSync } from 'node:fs'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, field, save, test } from './scratch-studio.ts'

test('a brand is created, published, changed, published again and rolled back, without touching a file', async ({
  page,
  studio,
  open,
}) => {
  test.setTimeout(180_000)
  expect(existsSync('dist/.vite/manifest.json'), 'npm run build comes before').toBe(true)
  await open('atlas')
  await page.getByRole('link', { name: 'All brands' }).click()
  await page.getByRole('button', { name: 'New brand' }).click()
  const dialog = page.getByRole('dialog', { name: 'New brand' })
  await dialog.getByLabel('Name', { exact: true }).fill('Lumina Club')
  await expect(dialog.getByLabel(/^File name/)).toHaveValue('lumina-club')
  await dialog.getByLabel(/^Host/).fill('lumina.example')
  await dialog.getByLabel('French').check()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Lumina Club', level: 1 })).toBeVisible()
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-brand', 'lumina-club', {
    timeout: 30_000,
  })

  await page.getByRole('tab', { name: 'Publish' }).click()
  await page.getByLabel('Message for the log').fill('first')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Version 1 is live at lumina.example.').first()).toBeVisible({ timeout: 60_000 })

  await page.getByRole('tab', { name: 'Settings' }).click()
  await field(page, '/name').getByRole('textbox').fill('Lumina Two')
  await page.getByRole('tab', { name: 'Publish' }).click()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await expect(page.getByText('Save your changes first')).toBeVisible()
  await save(page)
  await expect(page.locator('.effects')).toContainText('Lumina Two')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Version 2 is live at lumina.example.').first()).toBeVisible({ timeout: 60_000 })

  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('button', { name: 'Make version 1 live now' }).click()
  await expect(page.getByText('Version 1 is live at lumina.example.').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/rollback of version 1/)).toBeVisible()
  expect(JSON.parse(studio.textOf('lumina-club'))).toMatchObject({ name: 'Lumina Two', languages: ['fr'] })
})
