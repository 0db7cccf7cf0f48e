import { expect, it } from 'vitest'
import type { SportEvent } from '#api'
import { recordContent, withContent } from '#engine/data/page-content.ts'
import { fakeHttp } from '#testing/fake-http.ts'
import { matchStore } from './match-store.ts'

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const match = (id: string, startsIn: number): SportEvent => ({
  id,
  league: 'Cup',
  home: `Home ${id}`,
  away: `Away ${id}`,
  live: false,
  startsAt: hours(startsIn),
  outcomes: [{ name: '1', odds: 2 }],
})
const query = { live: false, size: 3, lang: 'en' } as const
const rows = [match('soon', 0.1), match('b', 30), match('a', 2)]
const platform = () => fakeHttp({ get: async () => ({ rows }) })
const nameOf = ({ id, home, away }: SportEvent) => ({
  id,
  league: 'Cup',
  home,
  away,
  live: false,
  outcomes: [{ name: '1' }],
})

it('shows the names of the page’s file, without times and odds, then the list with the rest at its end', async () => {
  const { http, content, settled } = recordContent(platform())
  void matchStore({ http }).list(query).load()
  await settled()
  const client = withContent(platform(), content)
  let arrive = () => undefined as void
  client.hold(new Promise<void>((resolve) => (arrive = resolve)))
  const store = matchStore({ http: client })
  const reading = store.list(query).load()
  await new Promise((resolve) => setTimeout(resolve))
  expect(store.shown(query)).toStrictEqual(rows.slice(1).map(nameOf))
  arrive()
  await reading
  expect(store.shown(query)).toEqual([rows[1], rows[2], rows[0]])
})

it('shows the list in its order without a page’s file, and nothing once it has failed', async () => {
  const store = matchStore({ http: platform() })
  await store.list(query).load()
  expect(store.shown(query)).toEqual(rows)
  const failing = matchStore({ http: fakeHttp() })
  await failing.list(query).load()
  expect(failing.shown(query)).toBeUndefined()
})
