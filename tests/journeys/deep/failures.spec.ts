import type { Route } from '@playwright/test'
import { jackpotShown } from '#testing/browser/amounts.ts'
import { expect, test } from '#testing/browser/fixtures.ts'

/** Ways in which a call can fail. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'an error': (route) => route.fulfill({ status: 500, json: { message: 'no' } }),
  'a page of HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'another shape': (route) => route.fulfill({ json: { rows: 'none', items: 3 } }),
  'an empty body': (route) => route.fulfill({ body: '' }),
  'no answer': (route) => route.abort(),
}

const calls = ['**/api/banners?*', '**/api/games?*', '**/api/games/providers']

for (const [fault, answer] of Object.entries(faults)) {
  test(`when calls get ${fault}, their blocks show an error, the rest works, and a retry fixes each`, async ({
    page,
  }) => {
    for (const call of calls) await page.route(call, answer)
    await page.goto('/')
    const main = page.locator('main')
    await expect(main).toHaveAttribute('data-state', 'error')
    const failures = main.locator('[role=alert]')
    const failed = await failures.count()
    expect(failed).toBeGreaterThanOrEqual(calls.length)
    expect(await main.locator('[data-block]').count()).toBeGreaterThan(failed)
    for (const call of calls) await page.unroute(call)
    for (let left = failed; left > 0; left--) {
      await failures.first().getByRole('button').click()
      await expect(failures).toHaveCount(left - 1)
    }
    await expect(main).toHaveAttribute('data-state', 'ready')
  })
}

test('if the player cannot be read at the start, the page works as for a visitor', async ({ page }) => {
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 503 }))
  await page.goto('/')
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('[data-game]').first()).toBeVisible()
})

test(
  'the frame shows when the live connection is lost, and when it is back',
  { tag: '@always' },
  async ({ page, sandbox }) => {
    // Only the live connection: code that is still loading would be lost with the network.
    let isLost = false
    await page.routeWebSocket('**/socket.io/**', (socket) => void (isLost ? socket.close() : socket.connectToServer()))
    await page.goto('/')
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    const frame = page.locator('[data-connection]')
    await page.locator('[data-jackpot=games]').scrollIntoViewIfNeeded()
    const jackpot = (value: number) =>
      sandbox.emit('jackpot', [{ id: 'a', name: 'A', kind: 'games', level: 1, amount: value, currency: 'CAD' }])
    const shownAfter = async (value: number) => {
      await jackpot(value)
      return jackpotShown(page, 'games')
    }
    await expect.poll(() => shownAfter(1111)).toBe('111100')
    isLost = true
    await sandbox.disconnect()
    await expect(frame).toHaveAttribute('data-connection', 'reconnecting')
    isLost = false
    await expect(frame).toHaveAttribute('data-connection', 'online')
    await expect.poll(() => shownAfter(2222)).toBe('222200')
  },
)
