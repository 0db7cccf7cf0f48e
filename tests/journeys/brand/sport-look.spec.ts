import { forBrands } from '#testing/browser/brands.ts'
import { expect, test } from '#testing/browser/fixtures.ts'
import { sportsbook } from '#testing/browser/sportsbook.ts'

forBrands(
  ({ id }) => [id],
  () => {
    test('the sportsbook has the brand’s look, one navigation and one odds format, and a match on the first screen', async ({
      page,
      manifest: { sport, theme, pages },
    }) => {
      for (const [width, height] of [
        [1440, 900],
        [375, 667],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(pages.SPORT.path)
        const book = await sportsbook(page)
        await page.evaluate(() => window.scrollTo(0, 0))
        const match = book.locator('[data-event]').first()
        await match.waitFor()
        // A bar may cover the bottom of a phone.
        const bar = await page.locator('nav[data-block=bottom-nav], [data-block=bottom-nav]').first().boundingBox()
        const fold = bar && bar.y > 0 && bar.y < height ? bar.y : height
        const { y, height: own } = (await match.boundingBox())!
        expect(y + own, `${width} px`).toBeLessThanOrEqual(fold)

        const colour = (name: 'background' | 'surface' | 'brand') => theme.tokens[name][theme.default]
        expect(
          await book.evaluate((element) => {
            const style = getComputedStyle(element)
            return ['--bg', '--panel', '--accent'].map((name) => style.getPropertyValue(name).trim())
          }),
        ).toEqual([colour('background'), colour('surface'), colour('brand')])
        await expect(book).not.toContainText(/betby|altenar|digitain|GA Sport|SP Sport/i)
        expect(
          await book
            .locator('[data-go="/"]:visible, [data-go="/live"]:visible')
            .evaluateAll((all) => all.filter((each) => each.classList.contains('tab')).length),
        ).toBe(0)
        const inBook = await book.locator('[data-odds-format]:visible').count()
        const onSite = await page.locator('[data-block=sport] select:visible').count()
        expect([inBook, onSite]).toEqual(sport?.use === 'betby' ? [1, 0] : [0, width > 1024 ? 1 : 0])
      }
    })
  },
)
