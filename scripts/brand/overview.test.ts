import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteWorkshop } from '../publish/store/site.fixture.ts'
import { overviewOf } from './overview/overview.ts'
import { overviewTable } from './overview/table.ts'

const now = Date.parse('2026-11-23T12:00Z')
const maintenance = {
  site: { start: '2026-11-24T06:00+01:00', end: '2026-11-24T07:00Z' },
  pages: { GAMES: {}, TV_GAMES: { end: '2026-11-23T11:00Z' } },
}

let shop: ReturnType<typeof siteWorkshop>
beforeAll(async () => {
  shop = siteWorkshop()
  shop.brand('lumina', ['lumina.example', 'm.lumina.example'])
  shop.brand('gone', ['gone.example'])
  await shop.publish('lumina', 'gone')
  rmSync(join(shop.folder, 'manifests/gone.json'))
  shop.brand('lumina', ['lumina.example', 'm.lumina.example'], { maintenance })
  await shop.publish('lumina')
  shop.brand('broken', ['broken.example'], { currency: 7, maintenance: { site: {} } })
  const preview = {
    brand: 'lumina',
    hosts: ['p.preview.lumina.example'],
    frames: [],
    engine: '',
    build: '',
    at: '',
    by: '',
  }
  for (const [hash, expires] of Object.entries({ aa: '2026-11-24T12:00Z', bb: '2026-11-23T11:00Z' })) {
    mkdirSync(join(shop.site, 'previews', hash), { recursive: true })
    writeFileSync(join(shop.site, 'previews', hash, 'record.json'), JSON.stringify({ ...preview, hash, expires }))
  }
})
afterAll(() => shop[Symbol.dispose]())

const overview = () => overviewOf(shop.manifests, shop.site, now)

it('lists every brand with its live version, hosts, problems, previews and maintenance', () => {
  const [broken, gone, lumina] = overview()
  expect(broken).toMatchObject({ id: 'broken', known: true, hosts: ['broken.example'], previews: [] })
  expect([broken!.live, broken!.errors > 0]).toEqual([undefined, true])
  expect(gone).toMatchObject({ id: 'gone', known: false, live: { version: 1, by: 'tester' }, hosts: ['gone.example'] })
  expect(lumina).toMatchObject({
    live: { version: 2, by: 'tester' },
    hosts: ['lumina.example', 'm.lumina.example'],
    errors: 0,
    previews: [{ address: 'https://p.preview.lumina.example/', expires: '2026-11-24T12:00Z' }],
    maintenance: [
      { what: 'site', state: 'planned', ...maintenance.site },
      { what: 'pages.GAMES', state: 'closed' },
    ],
  })
})

it('shows what is live, also where the manifest has changed since', () => {
  shop.brand('lumina', ['lumina.example'], { maintenance: { site: {} } })
  expect(overview()[2]).toMatchObject({ hosts: ['lumina.example', 'm.lumina.example'] })
  expect(overview()[2]!.maintenance.map(({ what }) => what)).toEqual(['site', 'pages.GAMES'])
})

it('is a table with times in UTC', () => {
  const [head, broken, gone, lumina] = overviewTable(overview()).split('\n')
  expect(head).toMatch(/^brand +live +published +problems +previews +maintenance +hosts$/)
  expect(broken).toMatch(/^broken +– +– +\d+ errors?.* +– +site +broken\.example$/)
  expect(gone).toMatch(/^gone +1 +\S+ \S+ UTC by tester +no manifest +– +– +gone\.example$/)
  expect(lumina).toContain('site from 2026-11-24 05:00 UTC until 2026-11-24 07:00 UTC; pages.GAMES')
})

it('lists brands without a site as not published', () => {
  const all = overviewOf(shop.manifests, join(shop.folder, 'nowhere'), now)
  expect(all.map(({ id, live }) => [id, live])).toEqual([
    ['broken', undefined],
    ['lumina', undefined],
  ])
})
