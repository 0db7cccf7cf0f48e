import type { GameList } from '#api'
import { expect, open, test } from '#testing/browser/fixtures.ts'

test.use({ brand: 'atlas' })

test(
  'live tables show their dealers and free seats as they change, to visitors as well',
  { tag: '@always' },
  async ({ page, sandbox, request, server }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const address = `http://localhost:${server.port}/api/games?type=live&sort=popular&size=18`
    const { rows } = (await (await request.get(address)).json()) as GameList
    const game = rows.find(({ table }) => table?.freeSeats !== undefined)!
    await open(page, '/')
    const card = page.locator(`[data-game="${game.providerId}/${game.id}"]`).first()
    await card.scrollIntoViewIfNeeded()
    await expect(card).toContainText(game.table!.dealer!)
    // Sent until it is received, because the socket may not be open yet.
    const shownAfterChange = async () => {
      await sandbox.changeTable(game, { dealer: 'Xenia', freeSeats: 0 })
      return card.textContent()
    }
    await expect.poll(shownAfterChange).toContain('Xenia')
    await expect(card).toContainText(/\b0\s(free\sseats|places?\slibres?)/)
    await sandbox.changeTable(game, { freeSeats: 1 })
    await expect(card).toContainText(/Xenia.*\b1\s(free\sseat|place\slibre)\b/)
  },
)
