import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mock } from 'node:test'
import { openBuild } from '../../../scripts/publish/render/brand-pages.ts'
import { folderStore } from '../../../scripts/publish/store/folder/folder-store.ts'
import { layout } from '../../../scripts/publish/store/folder/layout.ts'
import { expect, field, save, select, test } from './scratch-studio.ts'

const slow = { timeout: 30_000 }
test.afterEach(() => mock.timers.reset())

/** Refreshes the published pages of a brand, as `brand refresh` does at a time. No platform is asked. */
async function refreshAt(site: string, now: number) {
  mock.timers.enable({ apis: ['Date'], now })
  const build = openBuild('dist')
  const outcomes = []
  for await (const each of folderStore(site).refresh(['sahel'], { build, content: () => undefined }))
    outcomes.push(each)
  return outcomes
}

test('a promotion that ends by itself is looked at before its time, published, and gone from the HTML after its end', async ({
  page,
  studio,
  open,
}) => {
  test.setTimeout(240_000)
  await open('sahel')
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('main[data-state=ready]')).toBeVisible(slow)
  await select(page, '/content')
  await select(page, '/content/promotions')
  await page.getByRole('radio', { name: 'The brand’s own', exact: true }).check()
  await page.getByRole('button', { name: 'Add a promotion' }).last().click()
  await page.keyboard.type('Ouverture de la saison')
  await page.getByLabel('Summary in French').fill('Une semaine sans frais.')
  await page.getByLabel('Details in French').fill('1. Jouez.\n2. **Sans frais**.')
  await expect(preview.getByRole('heading', { name: 'Ouverture de la saison' })).toBeVisible(slow)

  const from = field(page, '/content/promotions/0/from').locator('input')
  await from.fill('2090-05-01T08:00')
  await expect(field(page, '/content/promotions/0/from')).toContainText('the brand has no “Time zone”')
  await page.getByLabel('Time zone of the brand').fill('Africa/Tunis')
  await page.getByRole('button', { name: 'Use this zone' }).click()
  await expect(page.getByText('Times are those of Africa/Tunis.')).toBeVisible()
  await expect(page.getByText('From 1 May 2090, 08:00')).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Ouverture de la saison' })).toHaveCount(0, slow)
  await page.getByRole('button', { name: 'Look at that time' }).click()
  await expect(preview.getByRole('heading', { name: 'Ouverture de la saison' })).toBeVisible(slow)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(preview.getByRole('heading', { name: 'Ouverture de la saison' })).toHaveCount(0, slow)

  await from.fill('')
  await field(page, '/content/promotions/0/until').locator('input').fill('2090-06-01T21:00')
  await expect(page.getByText('Shown until 1 Jun 2090, 21:00')).toBeVisible()
  await save(page)
  await page.getByRole('tab', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Version 1 is live/).first()).toBeVisible({ timeout: 60_000 })

  const isInHtml = () => {
    const text = readFileSync(join(layout.host(studio.site, 'sahel.example'), 'promotions/index.html'), 'utf8')
    return text.slice(text.indexOf('id="root"'), text.indexOf('id="manifest"')).includes('Ouverture de la saison')
  }
  const end = Date.UTC(2090, 5, 1, 20)
  expect(isInHtml()).toBe(true)
  await refreshAt(studio.site, end - 3_600_000)
  expect(isInHtml()).toBe(true)
  mock.timers.reset()
  expect(await refreshAt(studio.site, end + 60_000)).toMatchObject([{ state: 'read' }])
  expect(isInHtml()).toBe(false)
})
