import type { Page } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { Keyboard } from '../keyboard.ts'

test.use({ brand: 'betogol', contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

test('with forced colours, the focus is visible, and checked controls differ from unchecked ones', async ({ page }) => {
  test.slow()
  const keyboard = new Keyboard(page)
  for (const path of ['/login', '/register', '/games']) {
    await open(page, `${path}?lng=en`)
    await keyboard.skipToContent()
    for (let steps = 0; steps < 14; steps++) await keyboard.step()
  }
  await open(page, '/register?lng=en')
  const terms = page.locator('[name=checkTerms]')
  // Scrolls to it, and waits until it stays.
  await terms.click({ trial: true })
  const unticked = await terms.screenshot()
  await terms.check()
  expect((await terms.screenshot()).equals(unticked)).toBe(false)
  expect(await terms.evaluate((box) => getComputedStyle(box, '::before').content)).toBe('none')
})

/** The picture of an entry of a bar on a page. */
async function pictureOf(page: Page, path: string, entry: string) {
  await open(page, path)
  const element = page.locator(entry)
  await expect(element).toBeVisible()
  // Away from the entry, which would otherwise look hovered.
  await page.mouse.move(0, 0)
  return element.screenshot()
}

test('with forced colours, the current entry of the bottom bar and of the cashier differs from the others', async ({
  page,
  manifest,
  enter,
}) => {
  await enter('amine')
  await page.setViewportSize({ width: 375, height: 700 })
  const { PROMOTIONS, GAMES, DEPOSIT, WITHDRAWAL } = manifest.pages
  const places: [entry: string, there: string, elsewhere: string][] = [
    [`[data-block=bottom-nav] a[href="${PROMOTIONS.path}"]`, PROMOTIONS.path, GAMES.path],
    [`main nav a[href="${DEPOSIT.path}"]`, DEPOSIT.path, WITHDRAWAL.path],
    [`main nav a[href="${WITHDRAWAL.path}"]`, WITHDRAWAL.path, DEPOSIT.path],
  ]
  for (const [entry, there, elsewhere] of places) {
    const current = await pictureOf(page, there, entry)
    expect(current.equals(await pictureOf(page, elsewhere, entry)), entry).toBe(false)
  }
})
