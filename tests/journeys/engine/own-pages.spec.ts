import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { clipped, outside } from '#testing/browser/layout.ts'
import { lostElements } from '#testing/browser/page-files.ts'
import { showTheme } from '#testing/browser/pages.ts'

/* Pages of a brand’s own, which the route table does not have: those of testing/fixture-brands/riviera.json. */

test.use({ brand: 'riviera', environment: fixtureEnvironment })

const wide = { width: 1440, height: 900 }
const main = (page: Page) => page.locator('main')
const isAt = (page: Page, name: string) => expect(main(page)).toHaveAttribute('data-page', name)
const pathOf = (page: Page) => new URL(page.url()).pathname
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).locator('visible=true').first()

test(
  'a page opens by a link and by its address, also after a reload and on the way back',
  { tag: '@always' },
  async ({ page }) => {
    await page.setViewportSize(wide)
    await open(page, '/')
    await linkTo(page, '/summer').click()
    await isAt(page, 'summer')
    await expect(page).toHaveTitle('Summer weeks at Riviera')
    await expect(main(page).locator('h1')).toHaveText('Summer weeks')
    await expect(linkTo(page, '/summer')).toHaveAttribute('aria-current', 'page')
    await expect(main(page).locator('[data-game]').first()).toBeVisible()
    await page.reload()
    await isAt(page, 'summer')
    await linkTo(page, '/games').click()
    await isAt(page, 'GAMES')
    await page.goBack()
    await isAt(page, 'summer')
    await open(page, '/summer')
    await isAt(page, 'summer')
  },
)

test('its file is taken over as it is, and says what search engines may know', async ({ page }) => {
  expect(await lostElements(page, '/summer')).toEqual([])
  await isAt(page, 'summer')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/summer$/)
  await expect(page.locator('link[hreflang=ar]')).toHaveAttribute('href', /\/ar\/summer$/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Six weeks of games by the sea.')
  const text = (path: string) => page.evaluate(async (asked) => (await fetch(asked)).text(), path)
  const sitemap = await text('/sitemap.xml')
  expect(sitemap).toContain('/summer</loc>')
  expect(sitemap).toContain('/ar/summer</loc>')
  expect(sitemap).not.toMatch(/\/(summer\/club|terrace|autumn)</)
})

test('a page for players asks visitors to sign in, and opens then', async ({ page }) => {
  await page.setViewportSize(wide)
  await open(page, '/summer')
  await expect(page.locator('a[href="/summer/club"]:visible')).toHaveCount(0)
  await open(page, '/summer/club')
  await isAt(page, 'NOT_FOUND')
  await main(page).locator('a[href="/login"]').click()
  await page.locator('[data-field=login] input').fill('amine')
  await page.locator('[data-field=password] input').fill('Demo-1234')
  await page.locator('[data-form=login] [type=submit]').click()
  await isAt(page, 'club')
  expect(pathOf(page)).toBe('/summer/club')
  await linkTo(page, '/summer').click()
  await isAt(page, 'summer')
  await main(page).locator('a[href="/summer/club"]').click()
  await isAt(page, 'club')
})

test('a hidden page is not found, and nothing links to it', async ({ page }) => {
  await open(page, '/autumn')
  await isAt(page, 'NOT_FOUND')
  await expect(page.locator('footer a[href="/summer"]')).toBeAttached()
  await expect(page.locator('a[href="/autumn"]')).toHaveCount(0)
})

test('a page can be kept from search engines, show the blocks of another, and have no padding', async ({ page }) => {
  await open(page, '/terrace')
  await isAt(page, 'terrace')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(main(page).locator('[data-block=game-row] [data-game]').first()).toBeVisible()
})

test('a page is in each language at its address, and the menu leads from one to the other', async ({ page }) => {
  await open(page, '/ar/summer')
  await isAt(page, 'summer')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveTitle('أسابيع الصيف at Riviera')
  await expect(main(page).locator('h1')).toHaveText('أسابيع الصيف')
  await page.locator('footer [data-block=language] select').selectOption('en')
  await expect.poll(() => pathOf(page)).toBe('/summer')
  await expect(main(page).locator('h1')).toHaveText('Summer weeks')
})

test('the search of the site finds it', async ({ page }) => {
  await open(page, '/')
  const palette = page.locator('[data-overlay=search]')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible({ timeout: 3000 })
  }).toPass()
  await palette.getByRole('combobox').fill('summer')
  await palette.getByRole('option', { name: 'Summer weeks' }).click()
  await isAt(page, 'summer')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title, link] of [
    ['/summer', 'Summer weeks', '/games'],
    ['/ar/summer', 'أسابيع الصيف', '/ar/games'],
  ] as const)
    test(`${path} has its heading, its content and its links`, async ({ page }) => {
      await page.setViewportSize(wide)
      await page.goto('/')
      await page.goto(path)
      await isAt(page, 'summer')
      await expect(page.locator('h1')).toHaveText(title)
      await expect(main(page).locator('[data-game]').nth(3)).toBeAttached()
      await linkTo(page, link).click()
      await isAt(page, 'GAMES')
    })
})

for (const width of [375, 768, 1440])
  for (const path of ['/summer', '/ar/summer'])
    test(`${path} fits a screen of ${width} px, and is accessible in both themes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      await isAt(page, 'summer')
      expect(await outside(page)).toEqual([])
      expect(await clipped(page)).toEqual([])
      for (const theme of ['light', 'dark']) {
        await showTheme(page, theme)
        expect(await axeViolations(page), theme).toEqual([])
      }
    })
