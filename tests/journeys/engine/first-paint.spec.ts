import type { Page } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { hold } from '#testing/browser/hold.ts'
import { forgetLayoutShift, layoutShifts, watchLayoutShift } from '#testing/browser/layout.ts'

const scripts = /\/assets\/.*\.js$/
const answers = /\/api\/(?!auth)/

/** Returns the layout of the first screen. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>('#root :is(header, aside, img, svg, a, h2, [class*=_skeleton])'),
    ]
    return parts.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      // Whether a row needs arrows is measured at run time.
      if (width <= 1 || top >= innerHeight || top + height <= 0 || element.closest('button[class*=_arrow]')) return []
      return [
        `${element.tagName} ${element.textContent.trim().slice(0, 20)} ${[left, top, width, height].map(Math.round).join()}`,
      ]
    })
  })

test(
  'the page’s file has the layout of the running page, which takes it over without a shift',
  { tag: '@always' },
  async ({ page, manifest }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await watchLayoutShift(page)
    const engine = await hold(page, scripts)
    const server = await hold(page, answers)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('#root header')).toBeVisible()
    // Its links work before any code has come.
    await expect(page.getByRole('link', { name: manifest.name }).first()).toBeVisible()
    const widths = [375, 768, 1440]
    const layouts = async () => {
      const found: string[][] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        found.push(await layoutOf(page))
      }
      return found
    }
    // By now late fonts have loaded.
    await page.evaluate(() => document.fonts.ready)
    const ofFile = await layouts()
    expect(ofFile.map((parts) => parts.length > 12)).toEqual([true, true, true])
    await forgetLayoutShift(page)
    engine.release()
    await expect(page.locator('html[data-started]')).toBeAttached()
    // The later blocks have loaded, below those of the first screen.
    await expect(page.locator('footer [data-block]').first()).toBeAttached()
    expect(await layoutShifts(page)).toEqual([])
    expect(await layouts()).toEqual(ofFile.map((parts) => expect.arrayContaining(parts) as unknown))
    expect(asked.filter((path) => path.startsWith('/locales/'))).toEqual([])
    await forgetLayoutShift(page)
    server.release()
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    await expect(page.getByRole('link', { name: manifest.name }).first()).toBeVisible()
    expect(await layoutShifts(page)).toEqual([])
  },
)

test('styles that load later follow those of every page, which they override', async ({ page, enter }) => {
  await enter('claire')
  await open(page, '/personal-data')
  const shell = await page.evaluate(async () => (await fetch(location.pathname)).text())
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
