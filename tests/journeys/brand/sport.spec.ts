import type { Manifest, RouteKey } from '#manifest'
import { forBrands } from '#testing/browser/brands.ts'
import { expect, test } from '#testing/browser/fixtures.ts'
import { placeBet, sportsbook } from '#testing/browser/sportsbook.ts'

/** Identifies each sportsbook’s code, scripts and documents by their address: chunks are named after their folders. */
const traces = {
  altenar: /altenar/i,
  betby: /betby|bt-renderer/i,
  digitain: /digitain|fundist/i,
  gagroup: /gagroup|ga-group|ga-sport/i,
  sp: /\/sp[-?.]/,
}

/** The sportsbook, and whether bets have a list of their own beside the vendor’s. */
const traits = ({ sport, pages }: Manifest) => [`${sport?.use}`, `list of bets: ${pages.SPORT_BETS.visible}`]

forBrands(traits, () => {
  test(
    'a player bets before and during matches, and finds the settled bets in the history',
    { tag: '@always' },
    async ({ page, manifest, sandbox, enter }) => {
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      const tab = (to: RouteKey) => page.locator(`[data-block=sport] a[href="${manifest.pages[to].path}"]`)
      await enter('claire')
      await page.goto(manifest.pages.SPORT.path)
      const before = (await sandbox.user('claire')).balance
      const prematch = await placeBet(await sportsbook(page), '2')
      await expect.poll(async () => (await sandbox.user('claire')).balance).toBe(before - 2)
      await tab('LIVE_SPORT').click()
      // The page before stays until the next is drawn.
      await expect(tab('LIVE_SPORT')).toHaveAttribute('aria-current', 'page')
      const live = await placeBet(await sportsbook(page), '3', true)

      await sandbox.changeEvent(prematch, { status: 'finished', score: [2, 1] })
      await sandbox.changeEvent(live, { status: 'finished', score: [1, 2] })
      // One list of sports bets: ours, or the vendor’s, beside the history of all bets.
      const { visible } = manifest.pages.SPORT_BETS
      if (visible) await tab('SPORT_BETS').click()
      else await page.goto(`${manifest.pages.BET_HISTORY.path}?kind=sport`)
      await expect(page.locator('[data-sport]:not([hidden])')).toHaveCount(0)
      // Latest first; bets of the seed follow.
      const statuses = page.locator(
        '[data-block$=bets] tbody [data-status], [data-block=bet-history] tbody [data-status]',
      )
      await expect(statuses.nth(0)).toHaveAttribute('data-status', 'lost')
      await expect(statuses.nth(1)).toHaveAttribute('data-status', 'won')
      expect((await sandbox.user('claire')).balance).toBeGreaterThan(before - 3)

      const found = Object.entries(traces).flatMap(([name, trace]) =>
        fetched.some((url) => trace.test(url)) ? [name] : [],
      )
      expect(found, 'no byte of a sportsbook that the brand does not use').toEqual([manifest.sport?.use])
    },
  )
})
