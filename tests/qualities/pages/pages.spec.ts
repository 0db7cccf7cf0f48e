import { expect, open, test } from '#testing/browser/fixtures.ts'
import { drawInBrowser, lostElements, publishedPaths, shownElements } from '#testing/browser/page-files.ts'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'

test.use({ environment: { PAGE_CONTENT: '1' } })

/** Every page file of every brand and language: taken over without an error, as the browser draws it, at both widths. */
for (const { id, manifest } of readBrands('manifests'))
  for (const language of manifest.languages)
    for (const width of [375, 1440])
      test.describe(`${id}, ${language}, ${width} px`, () => {
        test.use({ brand: id, viewport: { width, height: 900 } })
        test.beforeEach(({ context, baseURL }) =>
          context.addCookies([{ name: 'i18next', value: language, url: baseURL! }]),
        )

        for (const path of publishedPaths(manifest, language))
          test(`${path} is taken over`, async ({ page, baseURL }) => {
            expect(await lostElements(page, path)).toEqual([])
            const shown = await shownElements(page)
            await drawInBrowser(page, baseURL!)
            await open(page, path)
            await expect.poll(() => shownElements(page)).toEqual(shown)
          })
      })
