import type { Page, Route } from '@playwright/test'
import type { Manifest } from '#manifest'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { framesOf, type Frame } from '#testing/browser/frames.ts'
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

test('on other pages the prerendered frame shows the current page, a loader, and nothing for visitors if a player is expected', async ({
  page,
  manifest,
}) => {
  await page.addInitScript(() => localStorage.setItem('player', ''))
  await hold(page, scripts)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${manifest.pages.GAMES.path}?category=live`, { waitUntil: 'commit' })
  await expect(page.locator('#painted header')).toBeVisible()
  const current = await page
    .locator('#painted [aria-current]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(current)).toEqual(new Set([manifest.pages.GAMES.path, `${manifest.pages.GAMES.path}?category=live`]))
  await expect(page.locator('#painted [data-part=main]')).toBeHidden()
  await expect(page.locator('#painted [data-part=other-page] [class*=_loader]')).toBeVisible()
  const words = await page
    .locator('#painted [data-part=account] a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).webkitTextFillColor))
  expect(new Set(words)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
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

/** Loads the main page as a player with the light theme and Arabic, on a slow device, and returns every frame of it. */
async function returning(page: Page, { id, theme }: Manifest): Promise<Frame[]> {
  await page.context().addCookies([{ name: 'i18next', value: 'ar', url: page.url() }])
  await page.addInitScript((key) => localStorage.setItem(key, 'light'), `theme:${id}`)
  const colour = theme.tokens.brand.light.match(/[\da-f]{2}/gi)!.map((part) => Number.parseInt(part, 16))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return framesOf(page, colour, async () => {
    await page.goto('/')
    await expect(page.locator('#root main')).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
  })
}

/** The sign-in link is at the end of a left-to-right line, which is the right end of the header. */
const isWrong = ({ light, marked, place }: Frame) => light < 0.6 || (marked > 40 && place > 0.5)

test.describe('a returning player with the light theme and Arabic, on a slow device', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test.beforeEach(async ({ page, manifest, server, brand }) => {
    expect(
      [manifest.theme.default, manifest.languages[0], manifest.languages.includes('ar')],
      'a brand that tells them apart',
    ).toEqual(['dark', 'fr', true])
    await page.goto(`http://${brand}.localhost:${server.port}/version.json`)
  })

  test('sees no dark frame and no left-to-right one', async ({ page, manifest }) => {
    const frames = await returning(page, manifest)
    expect(frames.filter(({ marked }) => marked > 40).length).toBeGreaterThan(3)
    expect(frames.filter(isWrong)).toEqual([])
  })

  test('would see them without the shell’s script', async ({ page, manifest, server, brand }) => {
    test.skip(!process.env.MATRIX, 'proves the test before it')
    const shell = await page.request.get(`http://127.0.0.1:${server.port}/`, {
      headers: { host: `${brand}.localhost` },
    })
    const body = (await shell.text()).replace(/<script>\(function.*?<\/script>/s, '')
    await page.route('/', (route) => route.fulfill({ body, headers: shell.headers() }))
    const wrong = (await returning(page, manifest)).filter(isWrong)
    expect(wrong.filter(({ light }) => light < 0.6).length).toBeGreaterThan(0)
    expect(wrong.filter(({ marked }) => marked > 40).length).toBeGreaterThan(0)
  })
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
