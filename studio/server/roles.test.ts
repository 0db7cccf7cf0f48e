import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenedBrand, Refusal } from '../shared/calls.ts'
import { actions, may, roles, type Action, type Role } from '../shared/roles.ts'
import { openStudio, type TestStudio } from './studio.fixture.ts'

let studio: TestStudio
beforeEach(async () => void (studio = await openStudio()))
afterEach(() => studio.close())

const open = async () => ((await studio.call('GET', '/api/brands/atlas')).body as OpenedBrand).file
const save = async (change: (text: string) => string) => {
  const { text } = await open()
  return studio.call('PUT', '/api/brands/atlas', { text: change(text), base: text })
}
const withText = (text: string) => {
  const manifest = JSON.parse(text) as { texts?: object }
  return JSON.stringify({ ...manifest, texts: { fr: { common: { 'lobby.popular': 'Vos favoris' } } } })
}

/** A call of each action. */
const calls: Record<Action, () => Promise<{ status: number; body: never }>> = {
  read: () => studio.call('GET', '/api/brands/atlas'),
  translate: () => save(withText),
  edit: () => save((text) => text.replace('"sharp"', '"round"')),
  preview: () => studio.call('POST', '/api/brands/atlas/previews', { days: 1 }),
  create: () => studio.call('POST', '/api/brands', { id: 'nova', name: 'Nova', hosts: [] }),
  remove: () => studio.call('POST', '/api/brands/atlas/rename', { id: 'atlas', name: 'Nova' }),
  publish: () => studio.call('POST', '/api/brands/atlas/publish', {}),
}

const table = (Object.keys(roles) as Role[]).flatMap((role) =>
  (Object.keys(actions) as Action[]).map((action) => [role, action] as const),
)

describe('a role', () => {
  it.each(table)('%s may do what it is for, and nothing else: %s', async (role, action) => {
    studio.become(role)
    const before = studio.textOf('atlas')
    const { status, body } = await calls[action]()
    if (may(role, action)) return expect([200, 409], (body as Refusal).message).toContain(status)
    expect([status, (body as Refusal).message]).toEqual([403, expect.stringMatching(`^As ${role} you may not`)])
    return expect(studio.textOf('atlas')).toBe(before)
  })

  it('translator cannot bring another change along with a text, nor by a file that is not JSON', async () => {
    studio.become('translator')
    const before = studio.textOf('atlas')
    const changes = [
      (text: string) => withText(text).replace('"sharp"', '"round"'),
      () => '{',
      (text: string) => text.replace('"texts"', '"text"').replace('"name": "Atlas"', '"name": "A"'),
    ]
    for (const change of changes) expect((await save(change)).status).toBe(403)
    expect((await studio.call('PUT', '/api/brands/nova', { text: before, base: null })).status).toBe(403)
    expect(studio.textOf('atlas')).toBe(before)
  })

  it('may do what its name says, one more than the one before it', () =>
    expect(roles).toEqual({
      viewer: ['read'],
      translator: ['read', 'translate'],
      editor: ['read', 'translate', 'edit', 'preview', 'create'],
      publisher: ['read', 'translate', 'edit', 'preview', 'create', 'remove', 'publish'],
    }))
})
