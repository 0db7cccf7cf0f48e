import type { Page } from '@playwright/test'
import type { PageKey } from '#manifest'
import { definition } from '#manifest-tools/check/schema.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { failedImages } from '#testing/browser/layout.ts'
import { showTheme } from '#testing/browser/pages.ts'
import { pathOf } from '#testing/browser/paths.ts'
import { wordsOnPictures } from '#testing/browser/words-on-pictures.ts'

/* Operators choose any picture, so words have a ground of their own. Scrims are computed in engine/theme/tints.test.ts. */

const heroes = definition('Manifest').properties!.theme!.properties!.hero!.enum as string[]

/** Every look of banners; the one that fades into the surface, and small banners, differ by theme. */
const looks = [...heroes.map((look) => [look, 'dark']), ['fade', 'light']]

/** The pages with pictures of operators or of games. */
const pictured: PageKey[] = ['MAIN', 'GAMES', 'GAME', 'PROMOTIONS', 'HALL_OF_FAME', 'LOGIN', 'REGISTER']

/** Gives the links of banners more words than they have room for. */
const lengthenLinks = (page: Page) =>
  page.locator('[data-block=banners] li a').evaluateAll((links) => {
    for (const link of links)
      if (!link.closest('h2, h3'))
        link.textContent = 'Take part in the tournament of this week, and win a share of its prizes'
  })

for (const width of [375, 768, 1440])
  test(`the words of banners lie beside their pictures at ${width} px, in every look`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    await expect(page.locator('[data-block=banners] h3').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await lengthenLinks(page)
    for (const [look, theme] of looks)
      for (const direction of ['ltr', 'rtl']) {
        await page.evaluate(
          ([hero, dir]) => {
            document.documentElement.dataset.hero = hero
            document.documentElement.dir = dir!
          },
          [look, direction],
        )
        await showTheme(page, theme!)
        expect.soft(await wordsOnPictures(page), `${look}, ${theme}, ${direction}`).toEqual([])
      }
    expect(await failedImages(page)).toEqual([])
  })

for (const [width, theme] of [
  [375, 'dark'],
  [1440, 'light'],
] as const)
  test(`no page has words on a picture at ${width} px in the ${theme} theme`, async ({ page, manifest }) => {
    test.setTimeout(180_000)
    const paths = pictured.filter((name) => manifest.pages[name].visible).map((name) => pathOf(manifest, name))
    // Not as tall as the page: a lobby goes on for as long as there is room for it.
    await page.setViewportSize({ width, height: 2400 })
    for (const path of [...paths, '/no-such-page']) {
      await open(page, path)
      await showTheme(page, theme)
      await page.waitForLoadState('networkidle')
      expect.soft(await wordsOnPictures(page), path).toEqual([])
    }
  })

test('words that do lie on a picture are found', async ({ page }) => {
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  const banner = page.locator('[data-block=banners] li').first()
  await page.evaluate(() => (document.documentElement.dataset.hero = 'fade'))
  await banner.scrollIntoViewIfNeeded()
  const title = await banner.locator('h2').textContent()
  await banner
    .locator('img')
    .evaluate((picture) => Object.assign(picture.style, { position: 'fixed', inset: '0', inlineSize: '100vw' }))
  await banner
    .locator('> :last-child')
    .evaluate((words) => Object.assign(words.style, { position: 'relative', background: 'none' }))
  expect(await wordsOnPictures(page)).toContain(title)
})
