import type { RouteKey } from '#manifest'
import { expect, test } from '#testing/browser/fixtures.ts'
import { hold } from '#testing/browser/hold.ts'
import { pathOf } from '#testing/browser/paths.ts'

const reads = [
  ['GAMES', /\/api\/games\?.*size=\d+&page=1$/],
  ['GAME', /\/api\/games\?keys=amber-circuit%2Ffox-cascade&size=1$/],
  ['STATIC_PAGE', /\/api\/pages\/client\/terms-/],
] as const satisfies [RouteKey, RegExp][]

for (const [name, call] of reads)
  test(
    `what ${name} shows is read before the engine’s code has come, and not again`,
    { tag: '@always' },
    async ({ page, manifest }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const engine = await hold(page, /\/assets\/.*\.js$/)
      await page.goto(pathOf(manifest, name), { waitUntil: 'commit' })
      await expect.poll(() => asked.filter((address) => call.test(address)).length).toBe(1)
      engine.release()
      await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
      await expect(page.locator('main')).toHaveAttribute('data-page', name)
      expect(asked.filter((address) => call.test(address))).toHaveLength(1)
    },
  )
