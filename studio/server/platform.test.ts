import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scratchSite } from '../../scripts/publish/store/site.fixture.ts'
import type { PreviewLink } from '../shared/calls.ts'
import { openStudio } from './studio.fixture.ts'

it('publishes pages and previews with the content of the platform that it is told', async () => {
  using scratch = scratchSite()
  const platform = createServer(({ url }, response) => response.end(JSON.stringify(`says ${url}`)))
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
  const { port } = platform.address() as AddressInfo
  const studio = await openStudio({ build: scratch.build, platform: `http://127.0.0.1:${port}` })
  scratch.brand('atlas', ['atlas.example'])
  studio.write('atlas', scratch.manifests.read('atlas')!)
  expect(await studio.call('POST', '/api/brands/atlas/publish', {})).toMatchObject({ status: 200 })
  const { body } = await studio.call('POST', '/api/brands/atlas/previews', { days: 1 })
  const { hostname } = new URL((body as PreviewLink).address)
  for (const host of ['atlas.example', hostname]) {
    const page = readFileSync(join(studio.site, 'hosts', host, 'current/games/index.html'), 'utf8')
    expect(page, host).toContain('says /api/GAMES?language=en')
  }
  await studio.close()
  platform.close()
})
