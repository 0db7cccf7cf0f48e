import type { BrowserContext, Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { outside } from '#testing/browser/layout.ts'

/* A break in all tabs of a browser. The brand `elbe` of testing/fixture-brands. */

test.use({ brand: 'elbe', environment: fixtureEnvironment })

// Who has deposited would be told of the funds first.
test.beforeEach(({ sandbox }) => sandbox.change('amine', { isHaveFirstDeposit: false }).then(() => undefined))

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are on a break until' })
const offers = (page: Page) => page.locator('[data-offer]:visible')

/** Opens a page of its own, signed in as the context is. */
async function tab(context: BrowserContext, path: string) {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test(
  'a break begun in one tab closes the game, the sportsbook and the wheel in the others, and holds after a reload',
  { tag: '@always' },
  async ({ page, context, enter }) => {
    test.setTimeout(180_000)
    await enter('amine')
    await open(page, '/profile?lng=en')
    const game = await tab(context, '/game/amber-circuit/fox-cascade')
    await expect(game.locator('[data-play]')).toHaveAttribute('data-state', 'ready', { timeout: 45_000 })
    await expect(game.locator('[data-play] [data-return]')).toContainText('%')
    const sport = await tab(context, '/sport')
    await expect(sport.locator('main [data-block=sport]')).toBeVisible()
    const wheel = await tab(context, '/wheel-of-fortune')
    await expect(wheel.locator('main [data-block=wheel]')).toBeVisible()

    await page.getByRole('button', { name: 'Take a short break' }).click()
    await page.getByRole('combobox', { name: 'For how long?' }).selectOption('1 week')
    await page.getByRole('combobox', { name: 'Where should it apply?' }).selectOption('Only on Elbe')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('It applies on Elbe only.')).toBeVisible()
    await page.getByRole('checkbox', { name: /can’t be undone/ }).check()
    const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/my/breaks'))
    await page.getByRole('button', { name: 'Start the break' }).click()
    expect((await asked).postDataJSON()).toEqual({ kind: 'break', days: 7, scope: 'brand' })

    for (const other of [game, sport, wheel]) {
      await expect(notice(other)).toBeVisible()
      await expect(other.locator('[data-register]')).toHaveText('OASIS')
      await expect(other.locator('main :is([data-block=game], [data-block=sport], [data-block=wheel])')).toHaveCount(0)
      await expect(other.locator('iframe')).toHaveCount(0)
      await expect(offers(other)).toHaveCount(0)
    }

    // After a reload nothing is offered, also while the platform does not answer, and before the engine runs.
    await context.route('**/api/**', () => new Promise<never>(() => undefined))
    await game.goto('/', { waitUntil: 'commit' })
    await expect(game.locator('[data-block]').first()).toBeAttached()
    await expect(offers(game)).toHaveCount(0)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.route('**/assets/*.js', (route) => route.abort())
    await game.goto('/games')
    await expect(game.locator('html')).toHaveAttribute('data-restricted', '')
    await expect(game.locator('header')).toBeVisible()
    await expect(offers(game)).toHaveCount(0)
    await context.unrouteAll({ behavior: 'ignoreErrors' })

    for (const path of [
      '/',
      '/games',
      '/promotions',
      '/bonuses',
      '/deposit',
      '/sport',
      '/game/amber-circuit/fox-cascade',
    ]) {
      await open(game, path)
      await expect(notice(game)).toBeVisible()
      await expect(offers(game)).toHaveCount(0)
    }
    for (const path of ['/withdrawal', '/history-of-operations', '/bet-history', '/user-document', '/profile']) {
      await open(game, path)
      await expect(game.locator('main [data-block]:visible').first()).toBeVisible()
      await expect(game.locator('[data-break]')).toHaveCount(0)
    }
    await expect(game.locator('[data-overlay=panic-button]')).toHaveCount(0)
  },
)

test.describe('the panic button', () => {
  test('begins a break in two steps; where the call fails play stays closed here, and it is sent again', async ({
    page,
    enter,
    sandbox,
  }) => {
    await enter('amine')
    await page.setViewportSize({ width: 375, height: 812 })
    await open(page, '/game/amber-circuit/fox-cascade?lng=en')
    const button = page.getByRole('button', { name: 'Stop for 24 hours' })
    await expect(button).toBeVisible()
    await expect(page.locator('[data-play]')).toHaveAttribute('data-state', 'ready', { timeout: 45_000 })
    // It covers nothing of the game, and is at least 44 px high.
    const [frame, strip] = [
      await page.locator('[data-play] iframe').boundingBox(),
      await page.locator('[data-overlay=panic-button]').boundingBox(),
    ]
    expect(frame!.y + frame!.height).toBeLessThanOrEqual(strip!.y + 0.5)
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    expect(await outside(page)).toEqual([])

    await sandbox.fault({ method: 'POST', path: '/api/my/breaks', kind: 'status', status: 500, times: 1 })
    await button.click()
    expect(await axeViolations(page, { include: 'dialog' })).toEqual([])
    await page.getByRole('button', { name: 'Start the break' }).click()
    await expect(notice(page)).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.locator('[data-unconfirmed]')).toContainText('has not confirmed it yet')
    await page.reload()
    await expect(notice(page)).toBeVisible()
    await page.locator('[data-unconfirmed]').getByRole('button', { name: 'Try again' }).click()
    await expect(async () => {
      const again = page.locator('[data-unconfirmed]').getByRole('button', { name: 'Try again' })
      if (await again.isVisible()) await again.click()
      await expect(page.locator('[data-unconfirmed]')).toHaveCount(0, { timeout: 2000 })
    }).toPass()
    await expect(notice(page)).toBeVisible()
  })
})
