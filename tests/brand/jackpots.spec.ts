import type { Manifest, RouteKey } from '#manifest'
import { jackpotShown } from '../amounts.ts'
import { expect, open, test } from '../fixtures.ts'
import { pathOf } from '../paths.ts'

const kinds = [
  { kind: 'games', failure: 'Error import game-jackpot' },
  { kind: 'tv-games', failure: 'Error import tv-game-jackpot' },
] as const

type Kind = (typeof kinds)[number]['kind']

/** Where the brand shows jackpots of a kind, and in which look. */
function shownAt(manifest: Manifest, kind: Kind) {
  const page = (Object.keys(manifest.pages) as RouteKey[]).find(
    (name) => manifest.pages[name].visible && manifest.pages[name].blocks.some((block) => block.use === 'jackpot' && block.kind === kind),
  )
  expect(page, `a page with jackpots of ${kind}`).toBeDefined()
  return { path: `${pathOf(manifest, page!)}?lng=${manifest.languages[0]}`, look: kind === 'games' ? manifest.jackpots.games.use : manifest.jackpots.tvGames.use }
}

test('jackpots are in the brand’s look, follow the live amounts, and take their place at once', async ({ page, manifest, sandbox }) => {
  for (const { kind } of kinds) {
    const { path, look } = shownAt(manifest, kind)
    await open(page, path)
    const place = page.locator(`[data-jackpot=${kind}]`)
    await expect(place).toHaveAttribute('data-variant', look)
    const list = place.getByRole('list')
    await list.scrollIntoViewIfNeeded()
    await expect(list).not.toHaveAttribute('data-paused')
    // Emitted until it is heard: the socket may not be open yet.
    const shownAfterEvent = async () => {
      await sandbox.emit('jackpot', [{ id: `${kind}-9`, name: 'Grand', kind, level: 9, amount: 654_321.12, currency: 'EUR' }])
      return jackpotShown(page, kind)
    }
    await expect.poll(shownAfterEvent).toBe('65432112')
  }
})

test('a look whose code cannot be had is logged and left out; the rest of the page works', async ({ page, manifest, complaints }) => {
  for (const { kind, failure } of kinds) {
    const { path, look } = shownAt(manifest, kind)
    await page.route(`**/assets/${look}-*.js`, (route) => route.abort())
    await open(page, path)
    await expect.poll(() => complaints).toContain(failure)
    await expect(page.locator(`[data-jackpot=${kind}]`)).toHaveCount(0)
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    await expect(page.locator('[data-game]').first()).toBeVisible()
    // React tells of the failure too.
    complaints.length = 0
  }
})
