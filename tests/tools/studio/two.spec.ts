import { axeViolations } from '#testing/browser/axe.ts'
import { expect, field, save, test } from './scratch-studio.ts'

test('two Studios on one file merge different settings and ask about the same one', async ({
  page,
  studio,
  open,
  browser,
}) => {
  test.setTimeout(120_000)
  await open('atlas')
  const second = await (await browser.newContext()).newPage()
  await second.goto(studio.address)
  await second.getByRole('link', { name: /^Atlas/ }).click()
  await expect(second.getByRole('tree')).toBeVisible()
  const [one, other] = [page, second].map((each) => field(each, '/name').getByRole('textbox'))
  const [here, there] = [page, second].map((each) => field(each, '/project').getByRole('textbox'))

  await one!.fill('Atlas One')
  await there!.fill('ATLAS_TWO')
  await save(page)
  await save(second)
  expect(studio.diff('atlas')).toEqual([
    '-  "name": "Atlas",',
    '-  "project": "ATLAS",',
    '+  "name": "Atlas One",',
    '+  "project": "ATLAS_TWO",',
  ])
  await expect(here!).toHaveValue('ATLAS_TWO')

  await one!.fill('Atlas Here')
  await other!.fill('Atlas There')
  await save(page)
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = second.getByRole('dialog', { name: 'Changed by somebody else, too' })
  await expect(dialog).toContainText('Name of the brand')
  await expect(dialog).toContainText(/ saved this brand today at \d\d:\d\d/)
  await expect(dialog).toContainText('’s: “Atlas Here”')
  await expect(dialog).toContainText('Before: “Atlas One”')
  expect(await axeViolations(second, { exclude: 'iframe' })).toEqual([])
  expect(studio.textOf('atlas')).toContain('Atlas Here')
  await dialog.getByRole('radio', { name: /^Yours/ }).check()
  await dialog.getByRole('button', { name: 'Save with these values' }).click()
  await expect.poll(() => studio.textOf('atlas')).toContain('Atlas There')
  await second.context().close()
})

test('two tabs know of each other, keep a draft each, and take over what is saved', async ({ page, studio, open }) => {
  test.setTimeout(120_000)
  await open('atlas')
  const second = await page.context().newPage()
  await second.goto(studio.address)
  await second.getByRole('link', { name: /^Atlas/ }).click()
  const told = (tab: typeof page) => tab.getByRole('status').filter({ hasText: 'open in another tab' })
  await expect(told(page)).toBeVisible()
  await expect(told(second)).toBeVisible()
  const [one, other] = [page, second].map((each) => field(each, '/name').getByRole('textbox'))
  const [, project] = [page, second].map((each) => field(each, '/project').getByRole('textbox'))

  await one!.fill('Atlas One')
  await project!.fill('ATLAS_TWO')
  await page.reload()
  await expect(one!).toHaveValue('Atlas One')
  await second.reload()
  await expect(other!).toHaveValue('Atlas')
  await expect(project!).toHaveValue('ATLAS_TWO')

  await save(second)
  await save(page)
  await expect(other!).toHaveValue('Atlas One')
  expect(JSON.parse(studio.textOf('atlas'))).toMatchObject({ name: 'Atlas One', project: 'ATLAS_TWO' })

  await one!.fill('Atlas Draft')
  await page.close()
  await expect(told(second)).toHaveCount(0)
  await second.reload()
  await expect(other!).toHaveValue('Atlas Draft')
})
