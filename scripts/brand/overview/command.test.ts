import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { openBuild } from '../../publish/render/brand-pages.ts'
import { folderStore } from '../../publish/store/folder/folder-store.ts'
import { scratchSite } from '../../publish/store/site.fixture.ts'
import { overviewOf } from './overview.ts'
import { overviewTable } from './table.ts'

const now = Date.parse('2026-11-23T12:00Z')
const maintenance = {
  site: { start: '2026-11-24T06:00+01:00', end: '2026-11-24T07:00Z' },
  pages: { GAMES: {}, TV_GAMES: { end: '2026-11-23T11:00Z' } },
}

let scratch: ReturnType<typeof scratchSite>
beforeAll(async () => {
  scratch = scratchSite()
  scratch.brand('lumina', ['lumina.example', 'm.lumina.example'])
  scratch.brand('gone', ['gone.example'])
  await scratch.publish('lumina', 'gone')
  rmSync(join(scratch.folder, 'manifests/gone.json'))
  scratch.brand('lumina', ['lumina.example', 'm.lumina.example'], { maintenance })
  await scratch.publish('lumina')
  scratch.brand('broken', ['broken.example'], { currency: 7, maintenance: { site: {} } })
  const { manifest } = (await scratch.store.version('lumina'))!
  for (const [name, expires] of Object.entries({ Next: '2026-11-24T12:00Z', Former: '2026-11-23T11:00Z' }))
    await scratch.store.preview(
      'lumina',
      { ...(manifest as unknown as Manifest), name },
      {
        build: openBuild(scratch.build),
        art: new Map(),
        host: 'lumina.example',
        expires: new Date(expires),
        by: 'tester',
      },
    )
})
afterAll(() => scratch[Symbol.dispose]())

const overview = () => overviewOf(scratch.manifests, scratch.store, now)

it('lists every brand with its live version, hosts, problems, previews and maintenance', async () => {
  const [broken, gone, lumina] = await overview()
  expect(broken).toMatchObject({ id: 'broken', known: true, hosts: ['broken.example'], previews: [] })
  expect([broken!.live, broken!.errors > 0]).toEqual([undefined, true])
  expect(gone).toMatchObject({ id: 'gone', known: false, live: { version: 1, by: 'tester' }, hosts: ['gone.example'] })
  expect(lumina).toMatchObject({
    live: { version: 2, by: 'tester' },
    hosts: ['lumina.example', 'm.lumina.example'],
    errors: 0,
    previews: [
      {
        address: expect.stringMatching(/^https:\/\/[\da-f]{12}\.preview\.lumina\.example\/$/),
        expires: '2026-11-24T12:00:00.000Z',
      },
    ],
    maintenance: [
      { what: 'site', state: 'planned', ...maintenance.site },
      { what: 'pages.GAMES', state: 'closed' },
    ],
  })
})

it('shows what is live, also where the manifest has changed since', async () => {
  scratch.brand('lumina', ['lumina.example'], { maintenance: { site: {} } })
  const lumina = (await overview())[2]!
  expect(lumina.hosts).toEqual(['lumina.example', 'm.lumina.example'])
  expect(lumina.maintenance.map(({ what }) => what)).toEqual(['site', 'pages.GAMES'])
})

it('is a table with times in UTC', async () => {
  const [head, broken, gone, lumina] = overviewTable(await overview()).split('\n')
  expect(head).toMatch(/^brand +live +published +problems +previews +maintenance +hosts$/)
  expect(broken).toMatch(/^broken +– +– +\d+ errors?.* +– +site +broken\.example$/)
  expect(gone).toMatch(/^gone +1 +\S+ \S+ UTC by tester +no manifest +– +– +gone\.example$/)
  expect(lumina).toContain('site from 2026-11-24 05:00 UTC until 2026-11-24 07:00 UTC; pages.GAMES')
})

it('lists brands without a site as not published', async () => {
  const all = await overviewOf(scratch.manifests, folderStore(join(scratch.folder, 'nowhere')), now)
  expect(all.map(({ id, live }) => [id, live])).toEqual([
    ['broken', undefined],
    ['lumina', undefined],
  ])
})
