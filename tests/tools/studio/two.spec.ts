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
  const dialog = second.getByRole('dialog', { name: 'Changed here and on disk' })
  await expect(dialog).toContainText('"Atlas Here"')
  expect(studio.textOf('atlas')).toContain('Atlas Here')
  await dialog.getByRole('radio', { name: /^Yours/ }).check()
  await dialog.getByRole('button', { name: 'Save with these values' }).click()
  await expect.poll(() => studio.textOf('atlas')).toContain('Atlas There')
  await second.context().close()
})
