import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { siteWorkshop } from '../../publish/store/site.fixture.ts'

/** Starts `brand refresh` that repeats itself. */
function start(shop: ReturnType<typeof siteWorkshop>) {
  const options = ['--every', '0.001', '--site', shop.site, '--build', shop.build]
  const child = spawn(process.execPath, ['scripts/brand.mjs', 'refresh', ...options])
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return { child, ended: once(child, 'exit'), printed: () => output }
}

it('refreshes again and again, until a signal ends it after the run under way', { timeout: 60_000 }, async () => {
  using shop = siteWorkshop()
  shop.brand('mira', ['mira.example'])
  await shop.publish('mira')
  const { child, ended, printed } = start(shop)
  while (printed().split('mira  its manifest wants no content').length < 3)
    await Promise.race([once(child.stdout, 'data'), ended])
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it('ends where it is misused', { timeout: 60_000 }, async () => {
  using shop = siteWorkshop()
  const { ended, printed } = start(shop)
  expect(await ended).toEqual([2, null])
  expect(printed()).toContain('nothing has been published')
})
