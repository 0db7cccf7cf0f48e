import type { Page, Route } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { forgetLayoutShift, layoutShifts, watchLayoutShift } from '#testing/browser/layout.ts'

/** Holds back requests that match a pattern until `release` is called. */
async function hold(page: Page, pattern: RegExp) {
  let release!: () => void
  const promise = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route: Route) => {
    await promise
    await route.continue()
  })
  return { release }
}

const scripts = /\/assets\/.*\.js$/
const answers = /\/api\/(?!auth)/

/** Returns the layout of the first screen, of the prerendered or the running frame. */
const layoutOf = (page: Page, root: string) =>
  page.evaluate((selector) => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>(`${selector} :is(header, aside, img, svg, a, h2, [class*=_skeleton])`),
    ]
    return parts.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      // Whether a row needs arrows is measured at run time.
      if (width <= 1 || top >= innerHeight || top + height <= 0 || element.closest('button[class*=_arrow]')) return []
      return [
        `${element.tagName} ${element.textContent.trim().slice(0, 20)} ${[left, top, width, height].map(Math.round).join()}`,
      ]
    })
  }, root)

test('the prerendered frame has the layout of the running one and is replaced without a shift', async ({
  page,
  manifest,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await watchLayoutShift(page)
  const engine = await hold(page, scripts)
  const server = await hold(page, answers)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#painted header')).toBeVisible()
  const widths = [375, 768, 1440]
  const layouts = async (root: string) => {
    const found: string[][] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      found.push(await layoutOf(page, root))
    }
    return found
  }
  // By now late fonts have loaded, and links are not found in both frames.
  await page.evaluate(() => document.fonts.ready)
  await expect(page.getByRole('link')).toHaveCount(0)
  const painted = await layouts('#painted')
  expect(painted.map((parts) => parts.length > 12)).toEqual([true, true, true])
  await forgetLayoutShift(page)
  engine.release()
  await expect(page.locator('#painted')).toHaveCount(0)
  // The later blocks have loaded, below those of the prerendered frame.
  await expect(page.locator('footer [data-block]').first()).toBeAttached()
  expect(await layoutShifts(page)).toEqual([])
  expect(await layouts('#root')).toEqual(painted.map((parts) => expect.arrayContaining(parts) as unknown))
  expect(asked.filter((path) => path.startsWith('/locales/'))).toEqual([])
  await forgetLayoutShift(page)
  server.release()
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await expect(page.getByRole('link', { name: manifest.name }).first()).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
})

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
      const engine = await hold(page, scripts)
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

test('styles that load later follow those of every page, which they override', async ({ page, enter }) => {
  await enter('claire')
  await open(page, '/personal-data')
  const shell = await page.evaluate(async () => (await fetch('/')).text())
  const early = [...shell.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) => href)
  const linked = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(early.length).toBeGreaterThan(0)
  expect(linked.length).toBeGreaterThan(early.length)
  expect(linked.slice(0, early.length)).toEqual(early)
})

test('a typeface that comes too late for the first page is used from the second one on', async ({ page }) => {
  /** The width of a text in the brand’s typeface, or in the one that stands in for it. */
  const width = () =>
    page.evaluate(() => {
      const probe = document.createElement('span')
      probe.textContent = 'The brand’s own typeface 0123456789'
      probe.style.cssText = 'position: absolute; font: 400 40px var(--font-text)'
      document.body.append(probe)
      const { width: measured } = probe.getBoundingClientRect()
      probe.remove()
      return measured
    })
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((later) => setTimeout(later, 3000))
    await route.continue()
  })
  const loaded = page.waitForResponse(/latin-wght.*\.woff2$/)
  await open(page, '/')
  await loaded
  const late = await width()
  await page.locator('header a[href="/promotions"]').click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'PROMOTIONS')
  await expect.poll(width).not.toBe(late)
})
