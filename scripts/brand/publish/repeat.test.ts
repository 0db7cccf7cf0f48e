import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { scratchSite } from '../../publish/store/site.fixture.ts'

/** Starts `brand refresh` that repeats itself. */
function start(scratch: ReturnType<typeof scratchSite>) {
  const options = ['--every', '0.001', '--site', scratch.site, '--build', scratch.build]
  const child = spawn(process.execPath, ['scripts/brand.mjs', 'refresh', ...options])
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return { child, ended: once(child, 'exit'), printed: () => output }
}

it('refreshes again and again, until a signal ends it after the run under way', { timeout: 60_000 }, async () => {
  using scratch = scratchSite()
  scratch.brand('mira', ['mira.example'])
  await scratch.publish('mira')
  const { child, ended, printed } = start(scratch)
  while (printed().split('mira  its manifest wants no content').length < 3)
    await Promise.race([once(child.stdout, 'data'), ended])
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it('ends where it is misused', { timeout: 60_000 }, async () => {
  using scratch = scratchSite()
  const { ended, printed } = start(scratch)
  expect(await ended).toEqual([2, null])
  expect(printed()).toContain('nothing has been published')
})
