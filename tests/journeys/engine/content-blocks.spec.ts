import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { hold } from '#testing/browser/hold.ts'
import { tabTo } from '#testing/browser/keyboard.ts'
import {
  clipped,
  failedImages,
  forgetLayoutShift,
  layoutShifts,
  outside,
  watchLayoutShift,
} from '#testing/browser/layout.ts'
import { lostElements } from '#testing/browser/page-files.ts'
import { showTheme } from '#testing/browser/pages.ts'

/* A brand that writes its pages itself: every block of content, in testing/fixture-brands/harbour.json. */

test.use({ brand: 'harbour', environment: fixtureEnvironment })

const vendor = /^https:\/\/(maps|media)\.vendor\.example\//

/** The other sites: a page with a heading, and no video. Returns what was asked of them and of the brand’s own videos. */
async function standIns(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (vendor.test(request.url()) || /\.(mp4|webm|vtt)$/.test(request.url())) asked.push(request.url())
  })
  await page.route(/vendor\.example\//, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Map</title><main><h1>Quay</h1></main></html>',
        })
      : route.fulfill({ status: 404, body: '' }),
  )
  return asked
}

/** Loads everything below the first screen. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((next) => setTimeout(next, 60))
    }
    scrollTo(0, 0)
  })
}

for (const [width, language] of [
  [375, 'en'],
  [768, 'en'],
  [1440, 'en'],
  [375, 'ar'],
  [1440, 'ar'],
  [768, 'de'],
] as const)
  test(`at ${width} px in ${language} everything fits, in both themes, and is accessible`, async ({ page }) => {
    test.slow()
    await standIns(page)
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/promotions']) {
      await open(page, `${path}?lng=${language}`)
      await scrollThrough(page)
      expect(await page.locator('main').innerText()).not.toMatch(/harbour\.\w/)
      expect(await outside(page)).toEqual([])
      expect(await clipped(page)).toEqual([])
      for (const theme of ['light', 'dark']) {
        await showTheme(page, theme)
        expect(await axeViolations(page, { include: 'main', exclude: 'iframe' }), `${path} ${theme}`).toEqual([])
      }
      await scrollThrough(page)
      expect(await failedImages(page)).toEqual([])
    }
  })

test('the page’s file has it all, is taken over whole, and nothing moves', { tag: '@always' }, async ({ page }) => {
  await standIns(page)
  await watchLayoutShift(page)
  expect(await lostElements(page, '/')).toEqual([])
  const moved = (await layoutShifts(page)).flatMap((shift) => shift.moved)
  expect(moved).toEqual([])
  await forgetLayoutShift(page)
  await scrollThrough(page)
  expect(await layoutShifts(page)).toEqual([])
})

test('a column’s blocks fetch their code with the page’s own, which asks for nothing twice', async ({ page }) => {
  await standIns(page)
  const engine = await hold(page, /\/assets\/index-.*\.js$/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('main h2').first()).toHaveText('Welcome aboard')
  engine.release()
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  expect(new Set(asked.filter((path) => /\/faq-.*\.js$/.test(path))).size).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read: texts, pictures, questions, links to other sites, and no count', async ({ page }) => {
    await page.goto('/')
    const main = page.locator('main')
    await expect(main.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'every crash game' })).toHaveAttribute('href', '/games?category=crash')
    await expect(main.getByRole('img', { name: 'Sails and reels, night after night' }).first()).toBeVisible()
    await expect(main.getByRole('timer')).toBeHidden()
    await expect(main.locator('time')).toContainText('July 1, 2030')
    await main.getByText('How fast are withdrawals?').click()
    await expect(main.getByText('Choose a method')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Open maps.vendor.example' })).toBeVisible()
    await expect(main.getByRole('rowheader', { name: 'Bosun' })).toBeVisible()
  })
})

test('nothing of a video is asked for before its click, and captions come with it', async ({ page, pageErrors }) => {
  const asked = await standIns(page)
  const main = page.locator('main')
  await open(page, '/')
  await scrollThrough(page)
  expect(asked.filter((address) => !address.includes('//maps.'))).toEqual([])
  await tabTo(page, '[data-block=video] button')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('status').filter({ hasText: 'The video didn’t load' })).toBeVisible()
  expect(asked).toContain('https://media.vendor.example/tour.webm')
  await expect(main.getByRole('button', { name: 'Play the video: A tour of the harbour' })).toBeVisible()
  // The stand-in has no video; the page’s policy let the browser ask.
  expect(pageErrors).toEqual([])
})

test('a page of another site runs without an origin, and waits for a click where its block says so', async ({
  page,
}) => {
  const asked = await standIns(page)
  await open(page, '/')
  expect(asked).toEqual([])
  await page.locator('[data-block=embed]').scrollIntoViewIfNeeded()
  const frame = page.locator('[data-block=embed] iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups')
  const heading = frame.contentFrame().getByRole('heading')
  await expect(heading).toHaveText('Quay')
  expect(await heading.evaluate(() => origin)).toBe('null')
  asked.length = 0
  await open(page, '/promotions')
  await scrollThrough(page)
  expect(asked).toEqual(['https://maps.vendor.example/tides'])
  await tabTo(page, '[data-block=embed] button')
  await page.keyboard.press('Enter')
  await expect(page.frameLocator('iframe[title="Ask the harbour master"]').getByRole('heading')).toHaveText('Quay')
  await expect(page.locator('iframe[title="Ask the harbour master"]')).toBeFocused()
})

/** 20:00 in Lisbon, in summer. */
const draw = Date.UTC(2030, 6, 1, 19)

test('the countdown follows the server’s clock to the brand’s local time, then shows what comes after', async ({
  page,
  sandbox,
}) => {
  await standIns(page)
  await sandbox.goTo(draw - (26 * 3600 + 30) * 1000)
  await open(page, '/?lng=ar')
  const timer = page.getByRole('timer').first()
  await expect(timer).toContainText(/^01أيام02ساعات00دقائق[0-3]\d/)
  const before = await timer.innerText()
  await expect(timer).not.toHaveText(before.replaceAll('\n', ''))
  await sandbox.goTo(draw - 4000)
  await open(page, '/?lng=en')
  await expect(page.getByText('The draw is over')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await open(page, '/promotions')
  await expect(page.locator('[data-block=countdown]')).toBeEmpty()
})

test('guards and pages decide who sees a call to action', async ({ page, enter }) => {
  await standIns(page)
  await open(page, '/')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'REGISTER')
  await enter('claire')
  await open(page, '/')
  await expect(page.getByText('Ready to cast off?')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See the games' })).toHaveAttribute('href', '/games?category=crash')
})

test('a table scrolls by keyboard on a phone, and a question opens', async ({ page }) => {
  await standIns(page)
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, '/')
  const region = page.locator('[data-block=table] [role=region]')
  await tabTo(page, '[data-block=table] [role=region]')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await tabTo(page, '[data-block=faq] summary')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We ask for a document')).toBeVisible()
})

test('a picture follows the theme and the width, and only the one shown is loaded', async ({ page }) => {
  await standIns(page)
  const asked: string[] = []
  page.on('request', (request) => /\/art\//.test(request.url()) && asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  const shown = page.locator('[data-block=picture] img:visible')
  await expect(shown).toHaveAttribute('src', '/brands/atlas/art/register.svg')
  expect(asked.filter((path) => /register|medina/.test(path))).toEqual(['/brands/atlas/art/register.svg'])
  await showTheme(page, 'light')
  await expect(shown).toHaveAttribute('src', '/brands/medina/art/register.svg')
  await page.setViewportSize({ width: 375, height: 900 })
  await expect(shown).toHaveAttribute('src', '/brands/medina/art/live.svg')
})
