import { expect, open, test } from '#testing/browser/fixtures.ts'
import { bettor, brands, brandWith } from './sport-brands.ts'
import {
  answerSportSessions,
  denied,
  everything,
  frameIn,
  openWindow,
  probingPage,
  resultsIn,
  unguarded,
} from './vendor-page.ts'

const withHorses = brands.find(({ horses }) => horses)!.id

const framed = [
  { name: 'digitain', brand: brandWith('digitain'), path: '/sport', selector: '[data-sport]:not([hidden])' },
  {
    name: 'gagroup, opaque',
    brand: brandWith('gagroup', 'opaque'),
    path: '/sport',
    selector: '[data-sport]:not([hidden])',
  },
  {
    name: 'gagroup, on a site of its own',
    brand: brandWith('gagroup', 'site'),
    path: '/sport',
    selector: '[data-sport]:not([hidden])',
  },
  { name: 'sp', brand: brandWith('sp'), path: '/sport', selector: '[data-sport]:not([hidden])' },
  { name: 'horses', brand: withHorses, path: '/horses', selector: '[data-horses]' },
]

for (const { name, brand, path, selector } of framed) {
  test.describe(name, () => {
    test.use({ brand })

    test('gets no access to the page, whereas an unguarded frame gets all', async ({
      page,
      server,
      baseURL,
      enter,
    }) => {
      const html = probingPage(baseURL!)
      await answerSportSessions(page.context(), server.port, html)
      await enter(bettor)
      await open(page, '/')
      await page.evaluate(() => localStorage.setItem('secret', 'kept'))
      const shown = await openWindow(page, path)
      expect(await resultsIn(await frameIn(shown, selector))).toEqual(denied)
      expect(new URL(shown.url()).hash).toBe('')
      expect(await resultsIn(await unguarded(shown, html))).toEqual(everything(brand, bettor))
    })
  })
}
