import type { Manifest } from '#manifest'
import { expect, field, save, select, test } from './scratch-studio.ts'

test('a setting is changed, seen in the preview, undone, redone and saved: one line of the file differs', async ({
  page,
  studio,
  open,
}) => {
  await open('atlas')
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('main[data-state=ready]')).toBeVisible({ timeout: 30_000 })
  const colour = page.getByLabel('Brand colour in the dark theme', { exact: true })
  await page.getByRole('tab', { name: 'Theme' }).click()
  await colour.fill('#00aa88')
  const shown = () =>
    preview.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--brand').trim())
  await expect.poll(shown).toBe('#00aa88')
  await page.getByRole('button', { name: /^Undo: / }).click()
  await expect(colour).toHaveValue('#cf9254')
  await expect.poll(shown).toBe('#cf9254')
  await page.keyboard.press('Control+Shift+Z')
  await expect(colour).toHaveValue('#00aa88')
  await save(page)
  expect(studio.diff('atlas')).toEqual([
    '-      "brand": { "dark": "#cf9254", "light": "#91551d" }, "onBrand": { "dark": "#1c1004", "light": "#ffffff" },',
    '+      "brand": { "dark": "#00aa88", "light": "#91551d" }, "onBrand": { "dark": "#1c1004", "light": "#ffffff" },',
  ])
})

test('a block is added, moved by keys, duplicated and removed; only the lines that were meant differ', async ({
  page,
  studio,
  open,
}) => {
  await open('atlas')
  await select(page, '/pages/MAIN/blocks/4')
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByLabel('Find a block').fill('hall')
  await page.getByRole('button', { name: /^Hall of fame/ }).click()
  const added = page.locator('[role=treeitem][data-pointer="/pages/MAIN/blocks/5"]')
  await expect(added).toHaveText(/^Hall of fame/)
  await added.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.locator('[role=treeitem][data-pointer="/pages/MAIN/blocks/4"]')).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByRole('button', { name: 'Duplicate Hall of fame' }).click()
  await page.getByRole('button', { name: 'Remove Hall of fame' }).click()
  await save(page)
  expect(studio.diff('atlas')).toEqual(['+        { "use": "hall-of-fame" },'])
})

test('a block is dragged to another place', async ({ page, studio, open }) => {
  await open('atlas')
  const uses = () => (JSON.parse(studio.textOf('atlas')) as Manifest).pages.MAIN.blocks.map(({ use }) => use)
  const before = uses()
  const first = page.locator('[role=treeitem][data-pointer="/pages/MAIN/blocks/0"]')
  await page.getByRole('treeitem', { name: /^Game providers/ }).dragTo(first)
  await expect(first).toHaveText(/^Game providers/)
  await save(page)
  expect(uses()).toEqual(['provider-strip', ...before.filter((use) => use !== 'provider-strip')])
})

test('an inherited list is edited by verbs, a page hidden, and a setting goes back to the inherited one', async ({
  page,
  studio,
  open,
}) => {
  await open('atlas')
  await select(page, '/frame')
  await select(page, '/frame/footer')
  await select(page, '/frame/footer/2')
  await page.getByRole('button', { name: 'Remove Privacy choices' }).click()
  await select(page, '/pages/PROMOTIONS')
  await page.getByRole('button', { name: 'Hide Promotions' }).click()
  await select(page, '/settings')
  await select(page, '/registration')
  const family = field(page, '/registration/family')
  await family.getByRole('button', { name: 'Why Form has this value' }).click()
  await expect(family.locator('.why')).toContainText(/"a", from .*atlas\.json:\d+.*"b", from .*base\.json:\d+/s)
  await family.getByRole('button', { name: 'Back to the inherited Form' }).click()
  await expect(family.getByRole('combobox')).toHaveValue('1')
  await save(page)
  expect(JSON.parse(studio.textOf('atlas'))).toMatchObject({
    frame: { footer: { remove: ['consent-link'] } },
    pages: { PROMOTIONS: { visible: false } },
  })
  expect(studio.textOf('atlas')).not.toContain('"family"')
})

test('problems are told in the words of the forms at the field, in the tree and in a list, and fixed by a click', async ({
  page,
  open,
}) => {
  await open('atlas')
  await page.getByRole('tab', { name: 'File' }).click()
  const text = page.getByLabel(/^Text of/)
  await text.fill((await text.inputValue()).replace('"family": "a"', '"family": "aa"').replace('"tawk"', '"tawkk"'))
  const checks = page.getByRole('tab', { name: /Checks/ })
  await expect(checks).toContainText('2')
  await checks.click()
  const chat = page.locator('.problem').filter({ hasText: 'tawkk' })
  await expect(chat).toContainText('“tawkk” is not a known chat. Did you mean “tawk.to”?')
  await chat.getByRole('button', { name: 'Fix' }).click()
  await expect(checks).toContainText('1')
  await page.locator('.problem').getByRole('button', { name: 'Show Registration › Form' }).click()
  await expect(field(page, '/registration/family')).toContainText('“Form” cannot be “aa”.')
  await expect(page.locator('[role=treeitem][data-pointer="/registration"] .badge')).toHaveText('1 error')
})

test('what is typed survives a reload and a server that is gone, and is saved afterwards', async ({
  page,
  studio,
  open,
}) => {
  await open('atlas')
  const name = field(page, '/name').getByRole('textbox')
  await name.fill('Atlas Two')
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'here they are again' })).toBeVisible()
  await expect(name).toHaveValue('Atlas Two')
  await studio.stop()
  await name.fill('Atlas Three')
  await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible()
  await studio.start()
  await page.goto('about:blank')
  await page.goto(studio.address)
  await page.getByRole('link', { name: /^Atlas/ }).click()
  await expect(name).toHaveValue('Atlas Three')
  await save(page)
  expect(studio.diff('atlas')).toEqual(['-  "name": "Atlas",', '+  "name": "Atlas Three",'])
})

test('changes of the file on disk are merged, overlaps asked about, and nothing overwritten', async ({
  page,
  studio,
  open,
}) => {
  await open('atlas')
  const name = field(page, '/name').getByRole('textbox')
  studio.write('atlas', studio.textOf('atlas').replace('"radius": "sharp"', '"radius": "round"'))
  await name.fill('Atlas Mine')
  await save(page)
  expect(studio.textOf('atlas')).toMatch(/"name": "Atlas Mine"[\s\S]*"radius": "round"/)
  studio.write('atlas', studio.textOf('atlas').replace('Atlas Mine', 'Atlas Live'))
  await expect(name).toHaveValue('Atlas Live')
  await name.fill('Atlas Again')
  studio.write('atlas', studio.textOf('atlas').replace('Atlas Live', 'Atlas Theirs'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed by somebody else, too' })
  await expect(dialog).toContainText('Yours: “Atlas Again”')
  await expect(dialog).toContainText('The other one: “Atlas Theirs”')
  expect(studio.textOf('atlas')).toContain('Atlas Theirs')
  await dialog.getByRole('radio', { name: /^Yours/ }).check()
  await dialog.getByRole('button', { name: 'Save with these values' }).click()
  await expect(page.locator('.save-state')).toHaveText(/^Saved/)
  expect(studio.textOf('atlas')).toContain('Atlas Again')
  await name.fill('Atlas Last')
  studio.remove('atlas')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Write it again' }).click()
  await expect.poll(() => studio.textOf('atlas')).toContain('Atlas Last')
})

test('the nearest readable colour is one click away', async ({ page, open }) => {
  await open('atlas')
  await select(page, '/theme')
  const muted = page.getByLabel('Quiet text in the dark theme', { exact: true })
  await muted.fill('#3a3a3a')
  await expect(page.getByText(/Contrast in the dark theme: 3 of \d+ fail/)).toBeVisible()
  await page
    .getByRole('row', { name: /^Quiet text/ })
    .getByRole('button', { name: /^Use #/ })
    .click()
  await expect(page.getByText('Contrast in the dark theme: all pairs pass')).toBeVisible()
})
