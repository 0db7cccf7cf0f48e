import type { Page } from '@playwright/test'
import { anything, constantFrom, oneof, record, sample } from 'fast-check'
import { demoAccounts } from '../../../sandbox/domains/account/seed-accounts.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { container, sportsbook } from '#testing/browser/sportsbook.ts'
import { bettor, brandWith } from './sport-brands.ts'
import { answerSportSessions, frameIn, openWindow, say, sportSession, talkingPage, unguarded } from './vendor-page.ts'

const { password } = demoAccounts.find(({ login }) => login === bettor)!

test.describe('the framed sportsbook', () => {
  test.use({ brand: brandWith('digitain') })

  const types = [
    'loaded',
    'failed',
    'login',
    'registration',
    'deposit',
    'bet',
    'navigate',
    'balance',
    'expired',
    '__proto__',
  ]
  const real = record({ type: constantFrom(...types), eventId: constantFrom('m1', null), ids: constantFrom(['1']) })
  /** Messages that could be real, and arbitrary values. */
  const forged = (count: number, arbitrary = oneof(real, anything({ withNullPrototype: false }))) =>
    sample(arbitrary, { numRuns: count, seed: 5 })

  test(
    '200 forged messages change nothing, and a real one does',
    { tag: '@always' },
    async ({ page, server, enter }) => {
      await answerSportSessions(page.context(), server.port, talkingPage)
      await enter(bettor)
      await open(page, '/')
      const shown = await openWindow(page, '/sport')
      const frame = await frameIn(shown, '[data-sport]')
      await say(frame, { type: 'loaded' })
      await expect(container(shown)).toHaveAttribute('data-state', 'ready')
      const stranger = await unguarded(shown, talkingPage)
      const looks = () =>
        shown.evaluate(
          () =>
            `${location.href} ${document.querySelector('main')?.outerHTML} ${document.querySelector('[data-sport]')?.outerHTML}`,
        )
      const before = await looks()
      await say(stranger, ...forged(60))
      await shown.evaluate((messages) => messages.forEach((message) => window.postMessage(message, '*')), forged(60))
      await page.evaluate(
        (messages) =>
          messages.forEach((message) => (window as unknown as { game: Window }).game.postMessage(message, '*')),
        forged(40),
      )
      // Messages of another shape from the vendor’s own frame.
      await say(frame, ...forged(40, anything({ withNullPrototype: false })))
      await shown.evaluate(
        () =>
          new Promise((heard) => {
            addEventListener('message', ({ data }) => data === 'last' && heard(0))
            postMessage('last', '*')
          }),
      )
      expect(await looks()).toBe(before)
      await say(frame, { type: 'expired' })
      await expect(container(shown)).toHaveAttribute('data-state', 'error')
    },
  )

  /** Returns the session calls so far. */
  function sessions(page: Page): string[] {
    const asked: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('/create-session/') && asked.push(new URL(request.url()).search),
    )
    return asked
  }

  test('signing in from inside returns to the same event, with a session of the player', async ({ page }) => {
    await page.goto('/sport')
    const id = (await (
      await sportsbook(page)
    )
      .locator('[data-event]:not([data-live])')
      .first()
      .getAttribute('data-event'))!
    await page.goto(`/sport?event=${encodeURIComponent(id)}`)
    const book = await sportsbook(page)
    await book.locator(`.event-page[data-event="${id}"] [data-outcome]:enabled`).first().click()
    const [bar, place] = [book.locator('[data-open-slip]'), book.locator('[data-place]')]
    await bar.or(place).first().waitFor()
    if (await bar.isVisible()) await bar.click()
    await place.click()
    await page.locator('[name=login]').fill(bettor)
    await page.locator('[name=password]').fill(password)
    await page.locator('[data-form=login] [type=submit]').click()
    const back = await sportsbook(page)
    expect(new URL(page.url()).searchParams.get('event')).toBe(id)
    await expect(back).toHaveAttribute('data-signed-in', 'true')
    await expect(back.locator('.event-page')).toHaveAttribute('data-event', id)
  })

  test('follows language and theme while it is open, and keeps its state on other pages', async ({
    page,
    manifest,
  }) => {
    const asked = sessions(page)
    await page.goto('/sport')
    const book = await sportsbook(page)
    await page.locator('header').locator(`a[href="${manifest.pages.GAMES.path}"]`).click()
    await expect(page.locator('[data-sport]')).toBeHidden()
    await page.locator('header').locator(`a[href="${manifest.pages.SPORT.path}"]`).click()
    await expect(book).toBeVisible()
    expect(asked).toEqual(['?isMobile=false&isLive=false&lang=en'])

    await page.locator('[data-block=theme-switch] button').click()
    await expect(await sportsbook(page)).toHaveAttribute('data-theme', 'light')
    expect(asked).toHaveLength(1)
    await page.locator('[data-block=language] select').selectOption('ar')
    await expect
      .poll(() => asked)
      .toEqual(['?isMobile=false&isLive=false&lang=en', '?isMobile=false&isLive=false&lang=ar'])
    await expect(await sportsbook(page)).toHaveAttribute('dir', 'rtl')
  })

  const faults: [name: string, path: string, body: { status?: number; body?: string }][] = [
    ['missing', '**/js/Partner/IntegrationLoader.min.js*', { status: 404 }],
    ['throwing', '**/js/Partner/IntegrationLoader.min.js*', { status: 200, body: 'throw new Error("broken")' }],
    ['without a session', sportSession, { status: 503 }],
  ]
  for (const [name, path, answer] of faults) {
    test(`shows an error if the vendor is ${name}, keeps the rest working, and retries`, async ({
      page,
      manifest,
      pageErrors,
    }) => {
      await page.route(path, (route) => route.fulfill({ contentType: 'text/javascript', ...answer }))
      await page.goto('/sport')
      await expect(container(page)).toHaveAttribute('data-state', 'error')
      await expect(page.locator('main')).toHaveAttribute('data-state', 'error')
      await page.unroute(path)
      await container(page).getByRole('alert').getByRole('button').click()
      await sportsbook(page)
      await page.locator('header').locator(`a[href="${manifest.pages.GAMES.path}"]`).click()
      await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
      pageErrors.length = 0
    })
  }

  test('an expired token shows a message on a phone, and a click opens a new session', async ({
    page,
    sandbox,
    enter,
    pageErrors,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await enter(bettor)
    await page.goto('/sport')
    const book = await sportsbook(page)
    await expect(book).toHaveAttribute('data-signed-in', 'true')
    await sandbox.expireSportTokens()
    await book.locator('button.odds:enabled').first().click()
    await book.locator('[data-open-slip]').click()
    await book.locator('[data-stake]').first().fill('1')
    await book.locator('[data-place]').click()
    await expect(container(page)).toHaveAttribute('data-state', 'error')
    await container(page).getByRole('alert').getByRole('button').click()
    await expect(await sportsbook(page)).toHaveAttribute('data-signed-in', 'true')
    pageErrors.length = 0
  })
})
