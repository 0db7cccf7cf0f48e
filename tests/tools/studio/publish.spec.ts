import { existsSync } from 'node:fs'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, field, save, test } from './scratch-studio.ts'

/** A local time from now, as a field has it. */
const localIn = (minutes: number) => {
  const at = new Date(Date.now() + minutes * 60_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

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
  for (let step = 1; step < 4; step++) await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByLabel(/^Host/).fill('lumina.example')
  await dialog.getByLabel('French').check()
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
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
  await expect(page.getByText('Save your changes first').first()).toBeVisible()
  await save(page)
  await expect(page.locator('.effects')).toContainText('Lumina Two')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Version 2 is live at lumina.example.').first()).toBeVisible({ timeout: 60_000 })

  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('button', { name: 'Make version 1 live now' }).click()
  await expect(page.getByText('Version 1 is live at lumina.example.').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/made version 1 live again\./)).toBeVisible()
  await expect(page.getByText(/published version 1: “first”\./)).toBeVisible()
  expect(JSON.parse(studio.textOf('lumina-club'))).toMatchObject({ name: 'Lumina Two', languages: ['fr'] })
})

test('a version has its picture, can be looked at by others, and a draft too', async ({ page, open }) => {
  test.setTimeout(180_000)
  await open('atlas')
  await page.getByRole('tab', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Version 1 is live at/).first()).toBeVisible({ timeout: 60_000 })
  const picture = page.locator('.version-picture')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('data-state', 'shown', { timeout: 60_000 })
  await expect(page.frameLocator('.version-picture iframe').locator('main')).toHaveAttribute('data-state', 'ready')
  await page.getByRole('button', { name: 'Link to version 1' }).click()
  await expect(
    page.getByText(/Version 1 can be looked at for 7 days at https:\/\/\w+\.preview\.atlas\.example/),
  ).toBeVisible()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await field(page, '/name').getByRole('textbox').fill('Atlas Draft')
  await page.getByRole('tab', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Make a link to this draft' }).click()
  await expect(page.getByRole('link', { name: /\.preview\.atlas\.example$/ })).toHaveCount(2, { timeout: 30_000 })
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  await page.getByRole('button', { name: 'Remove this link' }).first().click()
  await expect(page.getByRole('link', { name: /\.preview\.atlas\.example$/ })).toHaveCount(1)
})

test('a publication for later is scheduled, cancelled, and carried out by the server', async ({ page, open }) => {
  test.setTimeout(240_000)
  await open('donxbet')
  await page.getByRole('tab', { name: 'Publish' }).click()
  await page.getByLabel('Time', { exact: true }).fill(localIn(-5))
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText('This time has passed')).toBeVisible()
  await page.getByLabel('Time', { exact: true }).fill(localIn(60))
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel this publication' }).click()
  await expect(page.getByText('cancelled', { exact: true })).toBeVisible()
  await expect(page.getByText(/cancelled the publication scheduled for/)).toBeVisible()
  await page.getByLabel('Message for the log').fill('later')
  await page.getByLabel('Time', { exact: true }).fill(localIn(1))
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Cancel this publication' })).toBeVisible()
  await expect(page.getByText(/^Version 1 is live at/).first()).toBeVisible({ timeout: 120_000 })
})

test('nothing to publish is said, and what becomes of a scheduled publication', async ({ page, open }) => {
  test.setTimeout(240_000)
  await open('donxbet')
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await tab('Publish')
  await publish.click()
  await expect(page.getByText(/^Version 1 is live at/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('link', { name: 'donxbet.example', exact: true })).toHaveAttribute(
    'href',
    'https://donxbet.example/',
  )
  await expect(page.getByText('Nothing: what is live is what is saved.')).toBeVisible()
  await publish.click()
  const unchanged = page.getByText('Nothing was published: version 1, which is live, is what is saved.')
  await expect(unchanged).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('Time', { exact: true }).fill(localIn(60))
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Cancel this publication' })).toBeVisible()

  await tab('Settings')
  await field(page, '/name').getByRole('textbox').fill('DonxBet Two')
  await tab('Changes')
  const note = page.locator('.note')
  await expect(note).toContainText('It keeps the settings that were saved')
  await save(page)
  await tab('Publish')
  await expect(unchanged).toHaveCount(0)
  await expect(note).toContainText('once another version is live, it is not made')
  await publish.click()
  await expect(page.getByText(/^Version 2 is live at/)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(note).toContainText('it will still go live, over this version.')
  await note.getByRole('button', { name: 'Cancel that publication' }).click()
  await expect(note).toHaveCount(0)
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
})
