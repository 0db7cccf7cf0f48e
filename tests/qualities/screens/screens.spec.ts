import { brands } from '#testing/choice.ts'
import { arrived, loadTypefaces, heightFor } from '../../tools/gallery/capture.ts'
import { playerOf, screensOf } from '../../tools/gallery/screens.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'

/** The pages that show most of a brand: its art, lists, forms, and the frame for players. */
const keyScreens = ['MAIN', 'GAMES', 'PROMOTIONS', 'REGISTER', 'PROFILE']

/** A large screen is recorded at half size, which still shows layout, colours, type and shapes. */
const looks = [
  { width: 375, theme: 'dark', scale: 1 },
  { width: 1440, theme: 'light', scale: 0.5 },
] as const

/** The noon at which the sandbox starts too (noon.mjs), so that days and countdowns are always the same. */
const noon = Date.parse('2026-11-25T12:00:00Z')

/** Ignores small differences in shade and in the strokes of text. */
const tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.02 }

test.use({ environment: { NODE_OPTIONS: '--import ./tests/qualities/screens/noon.mjs' } })

for (const { id, manifest } of brands) {
  for (const { width, theme, scale } of looks) {
    test.describe(`${id} ${width} ${theme}`, () => {
      test.use({
        brand: id,
        viewport: { width, height: heightFor(width) },
        deviceScaleFactor: scale,
        locale: 'en-GB',
        timezoneId: 'UTC',
      })

      test('matches the recorded pictures', async ({ page, enter }) => {
        test.setTimeout(180_000)
        await page.clock.setFixedTime(noon)
        await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [`theme:${id}`, theme])
        // Messages open over a page whenever they arrive.
        await page.route('**/api/popups*', (route) => route.fulfill({ json: [] }))
        const language = `lng=${manifest.languages[0]}`
        const screens = screensOf(manifest).filter(({ name }) => keyScreens.includes(name))
        // Visitors’ pages first, because a player stays signed in.
        for (const { name, path, player } of screens.sort((one, other) => Number(one.player) - Number(other.player))) {
          if (player) await enter(playerOf(manifest).login)
          await open(page, `${path}?${language}`)
          // Elements that appear after the page itself.
          if (player && manifest.playerProtection.sessionClock)
            await page.locator('[data-overlay=session-clock]').waitFor()
          if (manifest.chats.length > 0) await page.locator('[data-overlay=chat] button').waitFor()
          await page.waitForLoadState('networkidle')
          await loadTypefaces(page)
          await arrived(page, heightFor(width))
          const picture = await page.screenshot({ type: 'jpeg', quality: 72, animations: 'disabled', caret: 'hide' })
          expect.soft(picture).toMatchSnapshot(`${id}-${name}-${width}-${theme}.jpg`, tolerance)
        }
      })
    })
  }
}
