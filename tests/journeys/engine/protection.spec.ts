import { axeViolations } from '#testing/browser/axe.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { layoutShifts, outside, watchLayoutShift } from '#testing/browser/layout.ts'

test.describe('a player', () => {
  test.use({ brand: 'donxbet' })

  test(
    'limits their deposits, is reminded of the time, and excludes themselves in two steps',
    { tag: '@always' },
    async ({ page, enter }) => {
      await watchLayoutShift(page)
      await enter('lena')
      await page.setViewportSize({ width: 375, height: 812 })
      await open(page, '/profile')
      await page.getByRole('heading', { name: 'Your limits' }).click()
      const deposits = page.locator('[data-block=limits] li').filter({ hasText: 'Deposits' })
      await deposits.getByRole('button', { name: 'Set a limit' }).click()
      await deposits.getByRole('textbox', { name: 'Amount' }).fill('50')
      await deposits.getByRole('button', { name: 'Save' }).click()
      await expect(deposits).toContainText(/deposit at most .*€50\.00.* per day/)
      await deposits.getByRole('button', { name: 'Confirm' }).click()
      await expect(deposits.getByRole('progressbar')).toHaveAccessibleName(/€50\.00.* per day/)
      await deposits.getByRole('button', { name: 'Remove' }).click()
      await expect(deposits).toContainText('You requested: no limit')
      await page.getByRole('heading', { name: 'Take a break' }).click()
      expect(await axeViolations(page)).toEqual([])
      expect(await outside(page)).toEqual([])

      // Half a minute from the next minute, at which the clock’s text would move.
      const hourAgo = Date.now() - 61.5 * 60_000
      await page.evaluate(
        (startedAt) => localStorage.setItem('play-time', JSON.stringify({ startedAt, seenAt: Date.now() })),
        hourAgo,
      )
      await open(page, '/profile')
      const check = page.getByRole('dialog', { name: 'Reality check' })
      await expect(check).toContainText(/Session: 1 hr 1 min/)
      await expect(check).toContainText('Net result')
      await page.keyboard.press('Escape')
      await check.getByRole('button', { name: 'Continue' }).click()
      await expect(check).toBeHidden()
      expect(await layoutShifts(page)).toEqual([])

      await page.getByRole('heading', { name: 'Take a break' }).click()
      await page.getByRole('button', { name: 'Self-exclude' }).click()
      await page.getByRole('combobox', { name: 'For how long?' }).selectOption('6 months')
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('checkbox', { name: /can’t be undone/ }).check()
      await page.getByRole('button', { name: 'Close my account' }).click()
      await expect(page.getByText('Sign in').first()).toBeVisible()
      await page.goto('/login')
      await page.locator('[data-field=login] input').fill('lena')
      await page.locator('[data-field=password] input').fill('Demo-1234')
      await page.locator('[data-form=login] [type=submit]').click()
      await expect(page.getByRole('alert').filter({ hasText: 'You’ve self-excluded' })).toBeVisible()
    },
  )
})

test.describe('a player who takes a break', () => {
  test.use({ brand: 'donxbet' })

  test('in one tab: the game in another one closes and says until when; offers are gone, the account stays', async ({
    page,
    context,
    enter,
  }) => {
    await enter('lena')
    await open(page, '/?lng=en')
    const game = page.locator('[data-play]')
    await page.goto('/game/amber-circuit/fox-cascade')
    await expect(game).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
    await expect(game.locator('iframe')).toHaveCount(1)

    const other = await context.newPage()
    await open(other, '/profile')
    await other.getByRole('button', { name: 'Take a short break' }).click()
    await other.getByRole('combobox', { name: 'For how long?' }).selectOption('1 week')
    await other.getByRole('button', { name: 'Next' }).click()
    await other.getByRole('checkbox', { name: /can’t be undone/ }).check()
    await other.getByRole('button', { name: 'Start the break' }).click()

    const notice = page.getByRole('status').filter({ hasText: 'You are on a break until' })
    await expect(notice).toBeVisible()
    await expect(game).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])

    const offers = page.locator(
      'main :is([data-block=game], [data-block=game-row], [data-block=game-grid], [data-block=banners], [data-block=promotions], [data-block=bonuses], [data-block=deposit])',
    )
    for (const path of [new URL(page.url()).pathname, '/', '/games', '/promotions', '/bonuses', '/deposit']) {
      await open(page, path)
      await expect(notice).toBeVisible()
      await expect(offers).toHaveCount(0)
      expect(await outside(page)).toEqual([])
    }
    for (const path of ['/withdrawal', '/history-of-operations', '/profile']) {
      await open(page, path)
      await expect(page.locator('main [data-block]').first()).toBeVisible()
      await expect(page.locator('[data-break]')).toHaveCount(0)
    }
  })
})

test.describe('a visitor of a brand with an age gate', () => {
  test.use({ brand: 'sahel', isAsked: true })

  test('confirms their age once, without a layout shift', async ({ page }) => {
    await watchLayoutShift(page)
    await page.goto('/?lng=en')
    const gate = page.getByRole('dialog', { name: 'Are you 18 or older?' })
    await gate.getByRole('button', { name: 'No, I’m younger' }).click()
    await expect(page.getByRole('dialog', { name: 'You can’t play here' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'I chose the wrong answer' }).click()
    await page.keyboard.press('Escape')
    // The page is rendered for those who cannot answer, such as search engines; the gate’s text is excluded from their
    // excerpts.
    await expect(page.locator('main [data-block=game-row]').first()).toBeAttached()
    await expect(gate.locator('[data-nosnippet]')).toContainText('18')
    await gate.getByRole('button', { name: 'Yes' }).click()
    await expect(gate).toBeHidden()
    expect(await layoutShifts(page)).toEqual([])
    await open(page, '/games')
    await page.waitForLoadState('networkidle')
    await expect(gate).toBeHidden()
  })
})
