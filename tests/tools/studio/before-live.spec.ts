import { axeViolations } from '#testing/browser/axe.ts'
import { expect, field, save, test } from './scratch-studio.ts'

test.use({ environment: 'production' })

test('what is open before going live is listed, leads to its setting, and is not published for players until it is done', async ({
  page,
  studio,
  open,
}) => {
  test.setTimeout(180_000)
  await open('sahel')
  await page.getByRole('tab', { name: 'Checks' }).click()
  const list = page.getByRole('region', { name: 'Before going live' })
  await expect(list).toContainText('5 of 11 open')
  await expect(list.getByRole('article').filter({ hasText: 'Licence text, or none: done' })).toHaveCount(1)
  const hosts = list.getByRole('article').filter({ hasText: 'Hosts: open' }).first()
  await expect(hosts).toContainText('sahel.example is reserved for examples and tests: write the brand’s own domain.')
  await expect(hosts).toContainText('Addresses of the site › sahel.example')
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  await hosts.getByRole('button', { name: 'Show Addresses of the site › sahel.example' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, '/hosts')).toBeVisible()

  await page.getByRole('tab', { name: 'Publish' }).click()
  await expect(page.getByText('5 of 11 open before going live')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await expect(page.getByText('Correct what would lie to players first.').first()).toBeVisible()
  const lies = page.getByRole('region', { name: 'What would lie to players' })
  await expect(lies).toContainText('https://api.sahel.example is reserved for examples and tests')
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  await page.getByRole('button', { name: 'Show the list' }).press('Enter')
  await expect(list).toBeVisible()

  // No name ends in .zz, and nothing is read there.
  const own = JSON.parse(studio.textOf('sahel').replaceAll('.example', '.zz'))
  studio.write('sahel', JSON.stringify({ ...own, prerender: { content: false } }, null, 2))
  await expect(list).toContainText('1 of 11 open', { timeout: 30_000 })
  await expect(list.getByRole('article').filter({ hasText: 'Support: open' })).toHaveCount(1)
  await page.getByRole('tab', { name: 'Publish' }).click()
  await expect(lies).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Version 1 is live at sahel\.zz/).first()).toBeVisible({ timeout: 60_000 })
})

test('an item is done as it is typed, and the last one lets the brand be published', async ({ page, studio, open }) => {
  test.setTimeout(180_000)
  const manifest = JSON.parse(studio.textOf('atlas').replaceAll('.example', '.zz')) as Record<string, object>
  Object.assign(manifest, {
    api: { ...manifest.api, production: 'https://api.atlas.example' },
    prerender: { content: false },
  })
  studio.write('atlas', `${JSON.stringify(manifest, null, 2)}\n`)
  await open('atlas')
  await page.getByRole('tab', { name: 'Checks' }).click()
  const list = page.getByRole('region', { name: 'Before going live' })
  await expect(list.getByText('1 of 11 open')).toBeVisible()
  await list.getByRole('button', { name: 'Show Address of the platform › For players' }).click()
  await field(page, '/api/production').getByRole('textbox').fill('https://api.atlas.zz')
  await page.getByRole('tab', { name: 'Checks' }).click()
  await expect(list.getByText('Nothing is open.')).toBeVisible()
  await save(page)
  await page.getByRole('tab', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Version 1 is live at atlas\.zz/).first()).toBeVisible({ timeout: 60_000 })
})
