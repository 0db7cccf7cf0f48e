import type { Page } from '@playwright/test'
import type { Game } from '#api'
import { expect, leave, test } from '#testing/browser/fixtures.ts'
import type { TestServer } from '#testing/browser/server.ts'

/** A brand with a launch contract, and the provider that it is for. */
const providerId = 'bright-quarry'
test.use({ brand: 'atlas', viewport: { width: 375, height: 740 } })

/** Opens a game of the provider as its aggregator does: its address leads to a launcher, which frames the provider’s page. */
async function launch(page: Page, { port }: TestServer) {
  await page.route(
    (url) => url.pathname === '/play/game' && !url.searchParams.has('launched'),
    (route) =>
      route.fulfill({
        status: 302,
        headers: { location: route.request().url().replace('/play/game', '/play/launcher') },
      }),
  )
  const games = await page.request.get(`http://127.0.0.1:${port}/api/games?provider=${providerId}&size=1`)
  const { rows } = (await games.json()) as { rows: [Game] }
  await page.goto(`/game/${providerId}/${rows[0].id}`)
  // The sandbox bundles its games when the first one is opened.
  await expect(nested(page).locator('[data-action=spin]')).toBeVisible({ timeout: 30_000 })
}

const launcher = (page: Page) => page.locator('[data-play] iframe').contentFrame()
const nested = (page: Page) => launcher(page).locator('iframe').contentFrame()

test(
  'a nested launcher is left by its message, by the address of the way back, and by the game inside',
  { tag: '@always' },
  async ({ page, server, enter, pageErrors }) => {
    await enter('claire')
    for (const leaveGame of [
      () => launcher(page).locator('[data-action=close]').click(),
      () => launcher(page).locator('[data-action=top]').click(),
      () => nested(page).locator('[data-action=home]').click(),
    ]) {
      await launch(page, server)
      await leaveGame()
      await expect(page.locator('main')).toHaveAttribute('data-page', 'GAMES')
      await leave(page)
    }
    // The browser logs that it refused to navigate the page.
    expect(pageErrors.splice(0).filter((text) => !text.includes('navigat'))).toEqual([])
  },
)

test('a launcher’s cashier address opens a deposit over the game, which is gone', async ({ page, server, enter }) => {
  await enter('claire')
  await launch(page, server)
  await launcher(page).locator('[data-action=cashier]').click()
  await expect(page.locator('[data-overlay=quick-deposit] [data-form]')).toBeVisible()
  await expect(page.locator('[data-play]')).toHaveAttribute('data-state', 'error')
})

test('a launcher’s help opens in a window without the frame’s restrictions', async ({ page, server, enter }) => {
  await enter('claire')
  await launch(page, server)
  const opened = page.waitForEvent('popup')
  await launcher(page).getByRole('link').click()
  const help = await opened
  await expect(help.locator('h1')).toBeVisible()
  const dialog = help.waitForEvent('dialog')
  await help.evaluate(() => void setTimeout(() => alert('shown'), 0))
  await (await dialog).accept()
  await expect(page.locator('[data-play]')).toHaveAttribute('data-state', 'ready')
})

test('the page that leads back leads to a path of this site alone in a window of its own', async ({ page }) => {
  for (const [to, path] of [
    ['', '/'],
    ['?to=/games', '/games'],
    ['?to=https://evil.example/', '/'],
    ['?to=//evil.example', '/'],
    ['?to=javascript:alert(1)', '/'],
  ] as const) {
    await page.goto(`/frame-return${to}`)
    await expect(page).toHaveURL((url) => url.pathname === path && url.hostname.endsWith('localhost'))
  }
})
