import type { Page } from '@playwright/test'
import type { Manifest, RouteKey } from '#manifest'
import { expect, test } from '#testing/browser/fixtures.ts'
import { hold } from '#testing/browser/hold.ts'
import { forgetLayoutShift, layoutShifts, watchLayoutShift } from '#testing/browser/layout.ts'
import { pathOf } from '#testing/browser/paths.ts'

/** The elements of each page that are there before the engine, and are then taken over where they are. */
const pages = [
  [
    'GAMES',
    '[class*=_art_] img, [class*=_leading_] > [class*=_name_], [class*=_toolbar_], [class*=_toolbar_] [class*=_box_]',
    4,
  ],
  ['TV_GAMES', '[class*=_art_] img, [class*=_leading_] > [class*=_name_], [class*=_toolbar_]', 2],
  ['GAME', '[class*=_cover_], [class*=_blurred_], [class*=_names_], [class*=_card_] *', 4],
  ['STATIC_PAGE', 'article > *, article p, article li', 5],
] as const satisfies [RouteKey, string, number][]

/** In a list, names have the room that the link of the demo leaves, which comes with the engine. */
const besideDemos = /^(?:a|p) /

/** What of the page is on the screen: names, words and places. */
const shownIn = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((all) =>
    all.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width === 0 || left >= innerWidth || left + width <= 0 || top >= innerHeight) return []
      const words = element.matches('p, li, h2, bdi, [class*=_name_]') ? element.textContent.trim() : ''
      return [`${element.localName} ${words} ${[left, top, width, height].map(Math.round).join()}`]
    }),
  )

/** Opens a page whose engine is held back, in a language that was chosen before. */
async function open(page: Page, manifest: Manifest, name: RouteKey, language = manifest.languages[0]) {
  await page.context().addCookies([{ name: 'i18next', value: language, url: new URL(page.url()).origin }])
  await watchLayoutShift(page)
  const engine = await hold(page, /\/assets\/(?!other-page).*\.js$/)
  await page.goto(pathOf(manifest, name), { waitUntil: 'commit' })
  await expect(page.locator('#painted[data-filled]')).toBeAttached()
  return engine
}

for (const [brand, width] of [
  ['atlas', 390],
  ['betogooal', 1440],
  ['donxbet', 768],
  ['sahel', 390],
] as const)
  test.describe(`${brand} at ${width} px`, () => {
    test.use({ brand, viewport: { width, height: 844 } })

    for (const [name, parts, least] of pages)
      test(`shows what ${name} begins with before the engine, which takes it over as it is`, async ({
        page,
        manifest,
      }) => {
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        await page.goto('/robots.txt')
        const engine = await open(page, manifest, name)
        const all = await shownIn(page, parts.replaceAll(/(^|, )/g, '$1#painted '))
        const painted =
          brand === 'sahel' && name.endsWith('GAMES') ? all.filter((place) => !besideDemos.test(place)) : all
        expect(painted.length).toBeGreaterThanOrEqual(least)
        await forgetLayoutShift(page)
        engine.release()
        await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
        const shown = await shownIn(page, parts.replaceAll(/(^|, )/g, '$1#root '))
        expect(shown).toEqual(expect.arrayContaining(painted))
        expect(await layoutShifts(page)).toEqual([])
        const reads = asked.filter((each) => /\/api\/(games\?(.*page=1|keys)|pages\/client)|\/art\/games/.test(each))
        expect(reads.length).toBe(new Set(reads).size)
      })
  })

test.describe('another language', () => {
  test.use({ brand: 'medina' })
  test('shows names of games, and no words of the first language', async ({ page, manifest }) => {
    await page.goto('/robots.txt')
    const other = manifest.languages.find((language) => language !== manifest.languages[0])!
    await open(page, manifest, 'GAME', other)
    const colour = (parts: string) =>
      page
        .locator(`#painted ${parts}`)
        .evaluateAll((all) => all.map((element) => getComputedStyle(element).webkitTextFillColor))
    expect(await colour('section[data-play] h2 bdi')).not.toContain('rgba(0, 0, 0, 0)')
    expect(new Set(await colour('[class*=_ways_] a'))).toEqual(new Set(['rgba(0, 0, 0, 0)']))
  })
})

test('shows a player the game, and no way to sign in', async ({ page, manifest }) => {
  await page.addInitScript(() => localStorage.setItem('player', ''))
  await page.goto('/robots.txt')
  await open(page, manifest, 'GAME')
  await expect(page.locator('#painted article h2, #painted section h2[class*=_name_]')).toHaveText('Fox Cascade')
  await expect(page.locator('#painted [class*=_ways_]')).toBeHidden()
})

test('shows an address with filters with the loader: its games are others', async ({ page, manifest }) => {
  await page.route(/\/assets\/.*\.js$/, () => undefined)
  await page.goto(`${manifest.pages.GAMES.path}?category=slots`, { waitUntil: 'commit' })
  await expect(page.locator('#painted [data-part=other-page] [class*=_loader]')).toBeVisible()
})
