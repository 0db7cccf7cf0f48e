import type { Page } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { container, placeSlip, sportsbook } from '#testing/browser/sportsbook.ts'
import { bettor, brandWith } from './sport-brands.ts'
import { answerSportSessions, frameIn, say, talkingPage } from './vendor-page.ts'

const phone = { width: 375, height: 740 }
const providers = ['digitain', 'gagroup', 'sp', 'betby', 'altenar']

const heightOf = (page: Page) =>
  container(page)
    .locator('iframe')
    .evaluate((frame) => frame.getBoundingClientRect().height)

test.describe('a framed sportsbook', () => {
  test.use({ brand: brandWith('digitain') })

  test('is as high as its vendor says, else it fills the screen', async ({ page, server }) => {
    await answerSportSessions(page.context(), server.port, talkingPage)
    await open(page, '/')
    await page.goto('/sport')
    const frame = await frameIn(page, '[data-sport]')
    await say(frame, { type: 'loaded' })
    const filled = await heightOf(page)
    expect(filled).toBeLessThanOrEqual(page.viewportSize()!.height)
    await frame.evaluate(() => {
      addEventListener('message', ({ data }) => Object.assign(window, { heard: data }))
    })
    await say(frame, { type: 'size', height: 5000 })
    await expect.poll(() => heightOf(page)).toBe(5000)
    const heard = () => frame.evaluate(() => (window as unknown as { heard?: { top: number } }).heard)
    await expect.poll(heard).toMatchObject({ type: 'visible', top: 0 })
    await page.evaluate(() => window.scrollTo(0, 2000))
    await expect.poll(async () => (await heard())?.top).toBeGreaterThan(1000)
    await say(frame, { type: 'navigate', path: '/other', eventId: null })
    await expect.poll(async () => (await heard())?.top).toBe(0)
    await say(frame, { type: 'size', height: 100 })
    await expect.poll(() => heightOf(page)).toBe(filled)
    await say(frame, { type: 'size', height: -3 }, { type: 'size', height: 1e9 })
    await expect.poll(() => heightOf(page)).toBe(filled)
  })
})

for (const use of providers)
  test.describe(use, () => {
    test.use({ brand: brandWith(use) })

    test('shows its first odds in the first 400 px of a phone', async ({ page, enter }) => {
      await page.setViewportSize(phone)
      await enter(bettor)
      await page.goto('/sport')
      const odds = (await sportsbook(page)).locator('[data-outcome]').first()
      await odds.waitFor()
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect.poll(async () => (await odds.boundingBox())?.y).toBeLessThan(400)
    })

    test('takes a combined bet on a phone in five taps and a stake, with its slip always on the screen', async ({
      page,
      sandbox,
      enter,
    }) => {
      await page.setViewportSize(phone)
      await enter(bettor)
      await page.goto('/sport')
      const before = (await sandbox.user(bettor)).balance
      const book = await sportsbook(page)
      let taps = 0
      const tap = async (selector: string, index = 0) => {
        taps++
        await book.locator(selector).nth(index).click()
      }
      const rows = book.locator('[data-event]:not([data-live])')
      await tap('[data-event]:not([data-live]) >> nth=0 >> [data-outcome]:enabled')
      await rows.nth(5).scrollIntoViewIfNeeded()
      await tap('[data-event]:not([data-live]) >> nth=5 >> [data-outcome]:enabled')
      await expect
        .poll(async () => {
          const bar = (await book.locator('[data-open-slip]').boundingBox())!
          return bar.y > 60 && bar.y + bar.height < phone.height - 64
        })
        .toBe(true)
      await tap('[data-open-slip]')
      await book.locator('.combination [data-stake]').fill('2')
      taps++
      await placeSlip(book)
      await tap('[data-done]')
      await expect.poll(async () => (await sandbox.user(bettor)).balance).toBe(before - 2)
      expect(taps).toBe(5)
    })
  })
