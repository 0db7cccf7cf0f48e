import { axeViolations } from '#testing/browser/axe.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { layoutShifts, outside, watchLayoutShift } from '#testing/browser/layout.ts'

/* Official marks, notices, sign-out without activity, rules for games, the accessibility statement. The brand `elbe` of testing/fixture-brands. */

test.use({ brand: 'elbe', environment: fixtureEnvironment })

// Who has deposited would be told of the funds first.
test.beforeEach(({ sandbox }) => sandbox.change('amine', { isHaveFirstDeposit: false }).then(() => undefined))

test('official marks stay at the top of every page and of games, and a notice is read before the registration', async ({
  page,
}) => {
  await watchLayoutShift(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await open(page, '/?lng=en')
  const bar = page.getByRole('navigation', { name: 'Official information' })
  const marks = bar.getByRole('link')
  await expect(marks).toHaveCount(3)
  for (const mark of await marks.all()) {
    const { width, height } = (await mark.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(async () => (await bar.boundingBox())!.y).toBe(0)
  expect(await outside(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 640, height: 300 })
  await expect.poll(async () => (await bar.boundingBox())!.y).toBe(0)
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(100)

  await page.setViewportSize({ width: 375, height: 812 })
  await open(page, '/register?lng=ar')
  const notice = page.locator('[data-overlay=notices]')
  await expect(notice).toContainText('قد تسبب المقامرة الإدمان')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await open(page, '/register?lng=en')
  await page.waitForLoadState('networkidle')
  await expect(notice).toHaveCount(0)
  expect(await layoutShifts(page)).toEqual([])

  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/accessibility?lng=en')
  await expect(page.getByRole('heading', { name: 'Known limits' })).toBeVisible()
  await expect(page.locator('main')).toContainText('The sportsbook comes from Betby')
  await expect(page.getByRole('link', { name: 'MLBF' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('a notice is confirmed before the first deposit, once', { tag: '@always' }, async ({ page, enter }) => {
  await enter('amine')
  await open(page, '/deposit?lng=en')
  const notice = page.locator('[data-overlay=notices]')
  await expect(notice).toContainText('not protected')
  await page.keyboard.press('Escape')
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'I have read this' }).click()
  await expect(notice).toHaveCount(0)
  await open(page, '/deposit?lng=en')
  await page.waitForLoadState('networkidle')
  await expect(notice).toHaveCount(0)
})

test('a player who is not active is asked, stays, and is signed out in all tabs the next time', async ({
  page,
  context,
  enter,
}) => {
  await enter('amine')
  await page.clock.install()
  await open(page, '/profile?lng=en')
  const other = await context.newPage()
  await open(other, '/profile?lng=en')
  await expect(page.locator('[data-overlay=panic-button]')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-activity'))).not.toBeNull()
  await page.clock.fastForward(29 * 60_000 + 5000)
  const question = page.getByRole('dialog', { name: 'Are you still there?' })
  await expect(question.locator('[data-left]')).toContainText('seconds')
  expect(await axeViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toHaveCount(0)
  await page.clock.fastForward(29 * 60_000 + 5000)
  await expect(question).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page.locator('[data-toast]').filter({ hasText: 'there was no activity' })).toBeVisible()
  await expect(page.locator('[data-balance]')).toHaveCount(0)
  await expect(other.locator('[data-balance]')).toHaveCount(0)
})

test('one game at a time in all tabs, and a wait between providers with the seconds left', async ({
  page,
  context,
  enter,
}) => {
  test.setTimeout(120_000)
  await enter('amine')
  await open(page, '/game/amber-circuit/fox-cascade?lng=en')
  const game = page.locator('[data-play]')
  await expect(game).toHaveAttribute('data-state', 'ready', { timeout: 45_000 })
  const second = await context.newPage()
  await second.goto('/game/amber-circuit/fox-cascade?lng=en')
  const admission = second.locator('[data-admission]')
  await expect(admission).toContainText('You can play one game at a time')
  expect(await axeViolations(second)).toEqual([])
  await admission.getByRole('button', { name: 'Close it and play here' }).click()
  await expect(second.locator('[data-play]')).toHaveAttribute('data-state', 'ready', { timeout: 45_000 })
  await expect(page.locator('[data-admission]')).toContainText('You are playing another game')
  await expect(page.locator('[data-play] iframe')).toHaveCount(0)

  const other = await page.evaluate(async () => {
    const list = await fetch('/api/games?provider=saffron-yard&type=slots&size=1')
    return ((await list.json()) as { rows: { id: string }[] }).rows[0]!.id
  })
  await page.goto(`/game/saffron-yard/${other}?lng=en`)
  await expect(page.locator('[data-admission]')).toContainText('Wait between providers')
  await expect(page.locator('[data-admission] [data-left]')).toContainText(/\d minutes \d+ seconds?/)
  expect(await axeViolations(page)).toEqual([])
})
