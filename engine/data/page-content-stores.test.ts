import { expect, it } from 'vitest'
import type { GameList } from '#api'
import { gamesCalls } from '#schemas/calls/games.ts'
import { createHttp } from './http.ts'
import { recordContent, withContent } from './page-content.ts'
import { Resource } from './resource.ts'

/** A platform with a list of games, and no providers. */
const platform = () =>
  createHttp('', {
    sendGet: async ({ path }) =>
      path === '/games'
        ? { status: 200, body: { count: 1, rows: [{ id: 'a', providerId: 'p', name: 'a' }] }, date: null }
        : { status: 404, body: {}, date: null },
  })

const unanswered = () => createHttp('', { sendGet: () => new Promise(() => undefined) })

it('stores end in the browser as they were rendered', async () => {
  const { http: recorded, content, settled } = recordContent(platform())
  const open = (client: typeof recorded) => {
    const resources = {
      list: new Resource<GameList>(() => gamesCalls(client).list({ size: 2 })),
      failing: new Resource(() => gamesCalls(client).providers()),
    }
    for (const resource of Object.values(resources)) void resource.load()
    return resources
  }
  const rendered = open(recorded)
  await settled()
  const client = withContent(unanswered(), JSON.parse(JSON.stringify(content)))
  client.hold(new Promise(() => undefined))
  const shown = open(client)
  await new Promise((resolve) => setTimeout(resolve))
  for (const name of ['list', 'failing'] as const)
    expect([shown[name].status, shown[name].value]).toStrictEqual([rendered[name].status, rendered[name].value])
  expect([rendered.list.status, rendered.failing.status]).toEqual(['ready', 'loading'])
})
