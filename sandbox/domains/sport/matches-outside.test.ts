import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SportEventList } from '#api'
import { buildSandbox, type Sandbox } from '../../app/server.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox({ database: ':memory:', control: true })
})
afterAll(() => sandbox.close())

const list = async (query: string) =>
  (await sandbox.app.inject({ url: `/api/sport/events?${query}` })).json<SportEventList>().rows

it('finds matches by words of their sides and league, begun or misspelt', async () => {
  const words = ({ home, away, league }: SportEventList['rows'][number]) => `${home} ${away} ${league}`
  for (const search of ['arsenal', 'arsen', 'arsenol', 'premier arsenal']) {
    const found = await list(`live=false&size=50&search=${search}`)
    expect(found.length, search).toBeGreaterThan(0)
    expect(
      found.every((match) => words(match).includes('Arsenal')),
      search,
    ).toBe(true)
  }
  expect(await list('live=false&search=nosuchteam')).toEqual([])
  expect((await list('live=false&size=50&search=')).length).toBe(50)
})

it('lists a live match that is as good as decided after the others', async () => {
  const live = async () => (await list('live=true&size=50')).map(({ id }) => id)
  const [first, second] = await live()
  const change = async (payload: object) =>
    (await sandbox.app.inject({ method: 'PATCH', url: `/__sandbox/sport/events/${first}`, payload })).json<{
      markets: { id: string; outcomes: { id: string }[] }[]
    }>()
  const [market] = (await change({})).markets
  await change({ odds: { market: market!.id, outcome: market!.outcomes[0]!.id, value: 1.01 } })
  const after = await live()
  expect(after[0]).toBe(second)
  expect(after).toContain(first)
})
