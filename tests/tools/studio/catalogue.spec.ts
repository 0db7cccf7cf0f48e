import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { blocksFor } from '../../../studio/app/settings/shapes.ts'
import { expect, select, test } from './scratch-studio.ts'

const slow = { timeout: 90_000 }

// Each picture is a brand that starts.
test.describe.configure({ timeout: 240_000 })

const entry = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const at = (address: string, search: string) => address.replace('/#', `/catalogue?${search}#`)

test('the wall shows each brand as it runs, and opens it', async ({ page, studio, open }) => {
  await page.goto(studio.address)
  const card = page.locator('.card').filter({ hasText: 'Atlas' })
  await expect(card.locator('.picture')).toHaveAttribute('data-state', 'ready', slow)
  await expect(card.frameLocator('iframe').locator('html')).toHaveAttribute('data-brand', 'atlas')
  // Whoever goes through the page by keys meets the brands, not what is in their pictures.
  await page.getByRole('link', { name: 'Catalogue' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Atlas' })).toBeFocused()
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  await open('atlas')
})

test('a link shows a widget alone in all its states, for a brand, a theme, a width and a language', async ({
  page,
  studio,
}) => {
  await page.goto(at(studio.address, 'brand=betogol&find=game-row&state=&theme=light&language=ar&width=320'))
  const row = entry(page, 'Row of games')
  await expect(page.getByRole('article')).toHaveCount(1)
  const inState = (state: string) => row.frameLocator(`iframe[title="Row of games, ${state}"]`)
  const root = inState('ready').locator('html')
  await expect(inState('ready').locator('[data-game]').first()).toBeAttached(slow)
  await expect(root).toHaveAttribute('data-theme', 'light')
  await expect(root).toHaveAttribute('dir', 'rtl')
  expect(await root.evaluate(() => innerWidth)).toBe(320)
  await expect(inState('ready').locator('header [data-block]')).toHaveCount(0)
  await expect(inState('loading').locator('main')).toHaveAttribute('data-state', 'loading', slow)
  await row.locator('iframe').last().scrollIntoViewIfNeeded()
  await expect(inState('error').locator('main')).toHaveAttribute('data-state', 'error', slow)
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])

  await page.getByLabel('State').selectOption('ready')
  await page.getByLabel('Brand').selectOption('medina')
  await expect(inState('ready').locator('html')).toHaveAttribute('data-brand', 'medina', slow)
  expect(new URL(page.url()).search).toBe('?brand=medina&theme=light&language=ar&width=320&find=game-row')
})

test('overlays that need data are in the catalogue', async ({ page, studio }) => {
  const shown = async (search: string, name: string, selector: string) => {
    await page.goto(at(studio.address, `brand=betogol&${search}`))
    await expect(entry(page, name).frameLocator('iframe').locator(selector).first()).toBeVisible(slow)
  }
  for (const [use, name] of [
    ['cashback', 'Cashback'],
    ['popups', 'Messages'],
    ['premium-withdrawal', 'Premium withdrawal'],
    ['wheel-prize', 'Prize of the wheel'],
  ] as const)
    await shown(`slot=overlays&find=${use}`, name, 'dialog[open]')
})

test('a vendor that verifies identity is shown to a player of any brand', async ({ page, studio }) => {
  await page.goto(at(studio.address, 'brand=atlas&slot=verifications&language=en'))
  const shown = entry(page, 'Sumsub').frameLocator('iframe')
  await expect(shown.getByRole('button', { name: 'Start verification' })).toBeVisible(slow)
  await expect(shown.locator('[data-verification]')).toHaveAttribute('data-verification', 'not-started')
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
})

test('a payment has its outcomes, and an overlay the states of what it reads', async ({ page, studio }) => {
  const dialog = async (name: string, state: string, search: string) => {
    await page.goto(at(studio.address, `brand=atlas&slot=overlays&language=en&state=${state}&${search}`))
    return entry(page, name).frameLocator('iframe').locator('dialog[open]')
  }
  const result = (state: string) => dialog('Payment result', state, 'find=payment-result')
  await expect(await result('ready')).toContainText('Deposit successful', slow)
  await expect(await result('error')).toContainText('didn’t go through', slow)
  const deposit = await dialog('Quick deposit', 'error', 'find=quick-deposit&role=may-pay')
  await expect(deposit.getByRole('button', { name: 'Try again' })).toBeVisible(slow)
})

test('a block is chosen by its picture', async ({ page, open }) => {
  await open('atlas')
  await select(page, '/pages/MAIN')
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByLabel('Find a block').fill('provider-strip')
  const choice = page.locator('.catalogue > li').filter({ hasText: 'Game providers' })
  await expect(choice.frameLocator('iframe').locator('[data-block=provider-strip]')).toBeVisible(slow)
  await page.getByRole('button', { name: /^Game providers/ }).click()
  await expect(page.getByRole('button', { name: 'Remove Game providers' })).toBeVisible()
})

/** Whether a picture has a word, a picture or a control of a block on its screen. It runs in the page itself. */
function showsSomething(root: Element, use: string): boolean {
  const isDrawn = ({ tagName, childNodes }: Element) =>
    /^(img|svg|video|canvas|iframe|input|select|textarea)$/i.test(tagName) ||
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '')
  const isSeen = (element: Element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect()
    return (
      width > 4 && height > 4 && bottom > 0 && top < innerHeight && element.checkVisibility({ opacityProperty: true })
    )
  }
  // A sportsbook and a window are outside of their block.
  const places = [...root.querySelectorAll(`[data-block="${use}"], [data-sport], dialog[open]`)]
  return places.some((place) => [...place.querySelectorAll('*')].some((each) => isDrawn(each) && isSeen(each)))
}

test('every block has something in its picture, in a brand that was just created', async ({ page, studio, open }) => {
  test.setTimeout(560_000)
  const create = ['scripts/brand.mjs', 'create', 'lumina', '--name', 'Lumina', '--manifests', studio.folder]
  execFileSync(process.execPath, create)
  await open('lumina')
  await select(page, '/pages/MAIN')
  await page.getByRole('button', { name: 'Add a block' }).click()
  const without: string[] = []
  const samples: string[] = []
  for (const { use, name } of blocksFor('/pages/MAIN/blocks')) {
    const choice = page.locator('.catalogue > li').filter({ has: page.locator(`strong:text-is("${name}")`) })
    await choice.scrollIntoViewIfNeeded()
    const root = choice.frameLocator('iframe').locator('html')
    const isShown = () => root.evaluate(showsSomething, use, { timeout: 5_000 }).catch(() => false)
    await expect
      .poll(isShown, { timeout: 30_000 })
      .toBe(true)
      .catch(() => without.push(use))
    if (await choice.getByText('Sample content').isVisible()) samples.push(use)
  }
  expect(without).toEqual([])
  expect(samples).toContain('sport')
  // What the brand has itself is no sample.
  expect(samples).not.toContain('banners')
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
})

test('blocks are found by words of the trade, and a new one has words of its own', async ({ page, open }) => {
  await open('atlas')
  await select(page, '/pages/MAIN')
  await page.getByRole('button', { name: 'Add a block' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a block' })
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText('Games')
  await expect(dialog.getByRole('heading', { level: 3 }).last()).toHaveText('Made for other places')
  const find = dialog.getByLabel('Find a block')
  await find.fill('slider')
  await expect(dialog.getByRole('button', { name: /^Banners/ })).toBeVisible()
  await find.fill('cta')
  const choice = page.locator('.catalogue > li').filter({ hasText: 'Call to action' })
  await expect(choice.frameLocator('iframe').getByText('Play your first game')).toBeVisible(slow)
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  await find.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Call to action' })).toBeVisible()
  const title = page.locator('.field[data-pointer$="/title"]')
  await expect(title.getByRole('combobox').or(title.getByRole('textbox')).first()).toHaveValue(
    'blocks.call_to_action_1.title',
  )
  await page.getByRole('button', { name: 'Undo: Add Call to action' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
})

test('the stages of the wheel are called up in the preview', async ({ page, open }) => {
  await open('betogol')
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('main[data-state=ready]')).toBeVisible(slow)
  await page.getByText('More', { exact: true }).click()
  const callUp = page.getByLabel('Special state')
  await callUp.selectOption('wheel:open')
  await expect(preview.locator('main')).toHaveAttribute('data-page', 'WHEEL_OF_FORTUNE', slow)
  await expect(page.getByLabel('Viewed by')).not.toHaveValue('visitor')
  await callUp.selectOption('wheel:progress')
  await expect(preview.getByRole('progressbar')).toBeVisible(slow)
  await callUp.selectOption('wheel:unknown')
  await expect(preview.locator('[data-block=wheel]').getByRole('status')).not.toBeEmpty(slow)
  await callUp.selectOption('')
  await expect(preview.locator('main')).toHaveAttribute('data-page', 'MAIN', slow)
})
