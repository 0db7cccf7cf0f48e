import { expect, open, test } from '#testing/browser/fixtures.ts'
import { walkTo } from '#testing/browser/pages.ts'
import { HostileAnswers } from './answers.ts'
import { record } from './cells.ts'
import { Survey } from './survey.ts'
import { attacks, texts } from './texts.ts'

for (const brand of ['totofa', 'medina']) {
  test.describe(`on ${brand}`, () => {
    test.use({ brand })

    test('a static page made of any text runs nothing, and keeps only what is allowed', async ({
      page,
      manifest,
      pageErrors,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const survey = new Survey(page, manifest, new HostileAnswers('hostile', ['en']), [], pageErrors)
      await survey.begin()
      let html = '<p>first</p>'
      await page.context().route('**/api/pages/client/*', (route) => {
        const id = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1)!)
        return route.fulfill({ json: { id, lang: 'en', title: id, html } })
      })
      const pathOf = (id: string) => manifest.pages.STATIC_PAGE.path.replace(':pageId', id)
      await open(page, pathOf('first'))
      await expect(page.locator('main [data-html] p')).toHaveText('first')
      survey.see(await survey.tagsNow())
      for (const attack of attacks) {
        for (const [index, text] of texts[attack].entries()) {
          html = `${text}</textarea></title></style><i>end</i>`
          await walkTo(page, pathOf(`${attack}-${index}`))
          await expect(page.locator('main article')).toContainText(`${attack}-${index}`)
          await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
          await survey.look(`${attack}: ${text}`)
        }
      }
      record('SafeHtml', new Map(Object.entries(texts)))
      expect(survey.looks.length).toBeGreaterThan(600)
      expect(survey.faults()).toEqual([])
    })
  })
}
