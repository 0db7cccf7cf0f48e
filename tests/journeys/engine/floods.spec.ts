import type { Page } from '@playwright/test'
import type { Control } from '#testing/browser/control.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'

test.use({ brand: 'betogol', contextOptions: { reducedMotion: 'no-preference' } })

/**
 * What a page may freeze for and be behind by under a flood, in milliseconds: 100 alone on the machine (`--workers=1`). Beside
 * other tests a task is also interrupted by them.
 */
const maxTaskMs = () => (test.info().config.workers === 1 ? 100 : 600)
const maxDelayMs = 1000

/** Notes the longest task from now on. Returns a function that returns it. */
async function longestTask(page: Page): Promise<() => Promise<number>> {
  const noted = await page.evaluateHandle(() => {
    const longest = { ms: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration)
    }).observe({ type: 'longtask' })
    return longest
  })
  return () => noted.evaluate(({ ms }) => ms)
}

/** Sends events as fast as the sandbox takes them. */
async function flood(
  sandbox: Control,
  event: string,
  count: number,
  payload: (number: number) => unknown,
  login?: string,
) {
  for (let sent = 0; sent < count; sent += 20)
    await Promise.all(Array.from({ length: 20 }, (_, index) => sandbox.emit(event, payload(sent + index + 1), login)))
}

test('a flood of notifications shows a few at once, and the page stays usable', async ({ page, sandbox, enter }) => {
  await enter('claire')
  await open(page, '/?lng=en')
  await expect(async () => {
    await sandbox.emit('balance', { balance: 4321.5, bonusBalance: 7 }, 'claire')
    await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '4321.5', { timeout: 500 })
  }).toPass()
  const ms = await longestTask(page)
  const notice = (number: number) => ({ type: 'info', content: [{ lang: 'en', message: `Notice ${number}` }] })
  await flood(sandbox, 'notification', 400, notice, 'claire')
  await flood(sandbox, 'balance', 400, (balance) => ({ balance, bonusBalance: 7 }), 'claire')
  await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '400', { timeout: maxDelayMs })
  // Those that leave are still on the screen for a moment.
  await expect.poll(() => page.locator('[data-toast]').count()).toBeLessThanOrEqual(4)
  await page.locator('[data-toast]').first().click()
  await expect(page.locator('[data-toast]').filter({ hasText: 'Notice 400' })).toHaveCount(0)
  expect(await ms()).toBeLessThan(maxTaskMs())
})

test('a flood of jackpots does not keep the page busy, and the last amount is shown soon', async ({
  page,
  sandbox,
}) => {
  await open(page, '/?lng=en')
  const amounts = page.locator('[data-jackpot=games] p[aria-hidden]')
  await amounts.first().scrollIntoViewIfNeeded()
  const list = (number: number) =>
    [1, 2, 3, 4].map((level) => ({
      id: `flood-${level}`,
      name: `L${level}`,
      kind: 'games',
      level,
      amount: number * 10 + level,
      currency: 'TND',
    }))
  await expect(async () => {
    await sandbox.emit('jackpot', list(123))
    // Reading them after the connection, which happens once, shows those of the sandbox again.
    await page.waitForTimeout(700)
    await expect(amounts.first()).toContainText('1,234.000', { timeout: 100 })
  }).toPass()
  const ms = await longestTask(page)
  await flood(sandbox, 'jackpot', 600, list)
  await expect(amounts.first()).toContainText('6,004.000', { timeout: maxDelayMs })
  expect(await ms()).toBeLessThan(maxTaskMs())
})
