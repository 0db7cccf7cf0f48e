import { expect, open, test } from '#testing/browser/fixtures.ts'

test(
  'a visitor’s favourites are stored, and moved to the player who signs in',
  { tag: '@always' },
  async ({ page, sandbox, signIn }) => {
    await open(page, '/games')
    const card = page.locator('[data-game]').nth(1)
    const game = await card.getAttribute('data-game')
    await card.locator('button').click()
    await page.reload()
    await expect(page.locator(`[data-game="${game}"] button`)).toHaveAttribute('aria-pressed', 'true')
    // The HTML file of the lobby has no favourites: the engine adds their row.
    await open(page, '/')
    await expect(page.locator(`[data-block=game-row] [data-game="${game}"] [aria-pressed=true]`).first()).toBeAttached()
    await signIn('claire')
    await expect
      .poll(async () => (await sandbox.log()).map(({ method, path, status }) => `${method} ${path} ${status}`))
      .toContain(`PUT /api/my/favourites/${game} 204`)
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('favourites'))))
      .toEqual([])
    await open(page, '/games')
    await expect(page.locator(`[data-game="${game}"] button`)).toHaveAttribute('aria-pressed', 'true')
  },
)
