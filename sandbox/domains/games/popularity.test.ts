import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GameList } from '#api'
import { subjectOf } from '../../art/cover.ts'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox({ database: await testDatabase() })
})
afterAll(() => sandbox.close())

const sites = ['', 'atlas.', 'betogol.', 'betogooal.', 'donxbet.', 'medina.', 'sahel.', 'totofa.']

test('each site begins with another popular game, without a subject twice on a screen', async () => {
  const first = new Set<string>()
  for (const site of sites) {
    const answer = await sandbox.app.inject({ url: '/api/games?size=1000', headers: { host: `${site}localhost` } })
    const { rows } = answer.json<GameList>()
    first.add(rows[0]!.id)
    expect(rows.slice(0, 150).every(({ categories }) => categories.includes('popular'))).toBe(true)
    expect(rows.slice(150).some(({ categories }) => categories.includes('popular'))).toBe(false)
    const subjects = rows.slice(0, 18).map((game) => subjectOf(game))
    expect(new Set(subjects).size).toBe(subjects.length)
    const crash = rows.filter(({ type }) => type === 'crash').slice(0, 3)
    expect(new Set(crash.map((game) => subjectOf(game).split(' ')[0])).size).toBeGreaterThan(1)
  }
  expect(first.size).toBe(sites.length)
})
