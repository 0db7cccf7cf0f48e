import { expect, test } from '#testing/browser/fixtures.ts'
import { hold } from '#testing/browser/hold.ts'
import { forgetLayoutShift, layoutShifts, watchLayoutShift } from '#testing/browser/layout.ts'

/** Runs in the page: counts the frames that do not show the block’s first picture after one has shown it. */
function watchPicture(first: string) {
  const counted = Object.assign(window, { shown: 0, gaps: 0 })
  const look = () => {
    const picture = document.querySelector<HTMLImageElement>(first)
    const isShown = picture?.complete && picture.naturalWidth > 0 && getComputedStyle(picture).opacity === '1'
    if (isShown) counted.shown++
    else if (counted.shown > 0) counted.gaps++
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** The blocks that are shown early: their first picture and words, their call, and what precedes the names of their pictures. */
const banners = {
  use: 'banners',
  first: '[class*=_slide_] img',
  words: '[class*=_words_] *',
  call: '/banners?',
  art: 'art/banners',
}
const games = {
  use: 'game-row',
  first: '[class*=_art_] img',
  words: '[class*=_name_]',
  call: '/games?',
  art: 'art/games',
}

/**
 * Brands whose pictures come as the platform names them and by a service, and what of their blocks is compared: where another slide
 * has more words, those of the first one move by half a pixel.
 */
const pictures = [
  ['atlas', 'fr', banners, /^[^?]+\/art\/banners/, /./],
  ['atlas', 'ar', banners, /^[^?]+\/art\/banners/, /./],
  ['betogol', 'fr', banners, /\/cdn-cgi\/image\/width=\d+,format=auto\/http:[^?]+art\/banners/, /^img/],
  ['donxbet', 'en', games, /^[^?]+\/art\/games/, /./],
  ['totofa', 'ar', games, /^[^?]+\/art\/games/, /./],
] as const

for (const [id, language, { use, first, words, call, art }, address, compared] of pictures)
  test.describe(`${id} in ${language}`, () => {
    test.use({ brand: id })
    test(`shows the first pictures of ${use} before the engine, which takes them over as they are`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.addInitScript(watchPicture, first)
      await watchLayoutShift(page)
      await page.setViewportSize({ width: 390, height: 844 })
      const engine = await hold(page, /\/assets\/.*\.js$/)
      await page.goto(`/?lng=${language}`, { waitUntil: 'commit' })
      await expect(page.locator('#painted[data-filled]')).toBeAttached()
      await page.waitForFunction(() => 'shown' in window && Number(window.shown) > 2)
      const placesIn = (root: string, part: string) =>
        page
          .locator(`${root} [data-${part}=${use}]:has(${first})`)
          .first()
          .locator(`:is(img, ${words})`)
          .evaluateAll((all) =>
            all.flatMap((element) => {
              const { left, top, width, height } = element.getBoundingClientRect()
              if (width === 0 || left >= innerWidth || left + width <= 0) return []
              return [
                `${element.localName} ${element.textContent.trim()} ${[left, top, width, height].map(Math.round).join()}`,
              ]
            }),
          )
      const painted = (await placesIn('#painted', 'part')).filter((place) => compared.test(place))
      expect(painted.filter((place) => place.startsWith('img')).length).toBeGreaterThan(1)
      await forgetLayoutShift(page)
      engine.release()
      await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
      expect(await placesIn('#root', 'block')).toEqual(expect.arrayContaining(painted))
      expect(await layoutShifts(page)).toEqual([])
      expect(await page.evaluate(() => 'gaps' in window && window.gaps)).toBe(0)
      const isPicture = (each: string) => decodeURIComponent(each).includes(art)
      const reads = asked.filter((each) => each.includes(call) || isPicture(each))
      expect(reads.length).toBe(new Set(reads).size)
      const ofPictures = reads.filter(isPicture)
      expect(ofPictures.length).toBeGreaterThan(1)
      expect(ofPictures.filter((each) => !address.test(each))).toEqual([])
      // A picture in two sizes would be loaded twice.
      const names = ofPictures.map((each) => /art\/\w+\/([\w/-]+)\.svg/.exec(decodeURIComponent(each))![1])
      expect(names.length).toBe(new Set(names).size)
    })
  })
