import { axeViolations } from '#testing/browser/axe.ts'
import { expect, field, test } from './scratch-studio.ts'

test('the duties of a licence are listed by their state, and lead to the setting that keeps or breaks them', async ({
  page,
  studio,
  open,
}) => {
  test.setTimeout(180_000)
  const own = JSON.parse(studio.textOf('atlas')) as Record<string, object>
  const playerProtection = { ...own.playerProtection, limits: [] }
  studio.write('atlas', `${JSON.stringify({ ...own, licences: ['gb'], playerProtection }, null, 2)}\n`)
  await open('atlas')
  await page.getByRole('tab', { name: 'Checks' }).click()
  const list = page.getByRole('region', { name: 'Licences' })
  await expect(list).toContainText('Great Britain. A tool, not legal advice.')
  const broken = list.getByRole('article').filter({ hasText: 'Players are prompted to set a financial limit' })
  await expect(broken).toContainText('“Limits” must be a list with “Deposits”.')
  await list.getByText(/^Not ours: the platform or a vendor holds it/).click()
  await expect(list.getByRole('article').filter({ hasText: 'A stake on a slot is at most £5.' })).toBeVisible()
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])

  await broken.getByRole('button', { name: /^Show Player protection › Limits/ }).press('Enter')
  await expect(field(page, '/playerProtection/limits')).toBeVisible()

  studio.write('atlas', studio.textOf('atlas').replace('"limits": []', '"limits": ["deposit"]'))
  await page.getByRole('tab', { name: 'Checks' }).click()
  await expect(broken.filter({ hasText: 'must be' })).toHaveCount(0, { timeout: 30_000 })
})
