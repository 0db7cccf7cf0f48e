import type { Page } from '@playwright/test'
import type { PageKey } from '#manifest'
import { definition } from '#manifest-tools/check/schema.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { drawn, failedImages, fitWindowToPage } from '#testing/browser/layout.ts'
import { showTheme } from '#testing/browser/pages.ts'
import { pathOf } from '#testing/browser/paths.ts'
import { wordsOnPictures } from '#testing/browser/words-on-pictures.ts'

/* Operators choose any picture, so words have a ground of their own. Scrims are computed in engine/theme/tints.test.ts. */

const heroes = definition('Manifest').properties!.theme!.properties!.hero!.enum as string[]

/** The pages with pictures of operators or of games. */
const pictured: PageKey[] = ['MAIN', 'GAMES', 'GAME', 'PROMOTIONS', 'HALL_OF_FAME', 'LOGIN', 'REGISTER']

/** Gives the links of banners more words than they have room for. */
const lengthenLinks = (page: Page) =>
  page.locator('[data-block=banners] li a').evaluateAll((links) => {
    for (const link of links) if (!link.closest('h2, h3')) link.textContent = 'Take part in the tournament of this week'
  })

for (const width of [375, 768, 1440])
  test(`the words of banners lie beside their pictures at ${width} px, in every look`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 1000 })
    await open(page, '/')
    await expect(page.locator('[data-block=banners] h3').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await lengthenLinks(page)
    for (const look of heroes)
      for (const theme of ['dark', 'light'])
        for (const direction of ['ltr', 'rtl']) {
          await page.evaluate(
            ([hero, dir]) => {
              document.documentElement.dataset.hero = hero
              document.documentElement.dir = dir!
            },
            [look, direction],
          )
          await showTheme(page, theme)
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
    for (const path of [...paths, '/no-such-page']) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      await showTheme(page, theme)
      await fitWindowToPage(page)
      await page.waitForLoadState('networkidle')
      await drawn(page)
      expect.soft(await wordsOnPictures(page), path).toEqual([])
    }
  })

test('words that do lie on a picture are found', async ({ page }) => {
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  const title = await page.locator('[data-block=banners] h2').first().textContent()
  await page
    .locator('[data-block=banners] li')
    .first()
    .locator('img')
    .evaluate((picture) => Object.assign(picture.style, { position: 'fixed', inset: '0', inlineSize: '100vw' }))
  await page
    .locator('[data-block=banners] li > :last-child')
    .first()
    .evaluate((words) => Object.assign(words.style, { position: 'relative', background: 'none' }))
  expect(await wordsOnPictures(page)).toContain(title)
})
