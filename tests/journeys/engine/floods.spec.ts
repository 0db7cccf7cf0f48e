import type { Page } from '@playwright/test'
import type { Control } from '#testing/browser/control.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { tasksDuring } from '#testing/browser/thread-tasks.ts'

test.use({ brand: 'betogol', contextOptions: { reducedMotion: 'no-preference' } })

/** How long a page may work without a pause, and be behind, under a flood, in milliseconds. */
const maxTaskMs = 100
const maxDelayMs = 1000

/** Runs `work` and returns the longest time for which the page worked without a pause meanwhile, in milliseconds. */
async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  return Math.max(...(await tasksDuring(devtools, work)))
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

test(
  'a flood of notifications shows a few at once, and the page stays usable',
  { tag: '@always' },
  async ({ page, sandbox, enter }) => {
    await enter('claire')
    await open(page, '/?lng=en')
    await expect(async () => {
      await sandbox.emit('balance', { balance: 4321.5, bonusBalance: 7 }, 'claire')
      await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '4321.5', { timeout: 500 })
    }).toPass()
    const notice = (number: number) => ({ type: 'info', content: [{ lang: 'en', message: `Notice ${number}` }] })
    const longest = await longestTask(page, async () => {
      await flood(sandbox, 'notification', 400, notice, 'claire')
      await flood(sandbox, 'balance', 400, (balance) => ({ balance, bonusBalance: 7 }), 'claire')
      await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '400', { timeout: maxDelayMs })
      // Those that leave are still on the screen for a moment.
      await expect.poll(() => page.locator('[data-toast]').count()).toBeLessThanOrEqual(4)
      await page.locator('[data-toast]').first().click()
      await expect(page.locator('[data-toast]').filter({ hasText: 'Notice 400' })).toHaveCount(0)
    })
    expect(longest).toBeLessThan(maxTaskMs)
  },
)

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
  const longest = await longestTask(page, async () => {
    await flood(sandbox, 'jackpot', 600, list)
    await expect(amounts.first()).toContainText('6,004.000', { timeout: maxDelayMs })
  })
  expect(longest).toBeLessThan(maxTaskMs)
})
