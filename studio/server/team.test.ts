import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenedBrand, Refusal, Session } from '../shared/calls.ts'
import { writesOf } from './log.ts'
import { openStudio, token, type TestStudio } from './studio.fixture.ts'

const secret = 's'.repeat(32)
let folder: string
let studio: TestStudio
const roles = (value: unknown) =>
  writeFileSync(join(folder, 'roles.json'), typeof value === 'string' ? value : JSON.stringify(value))
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'team-'))
  roles({ 'Maria@company.example': 'publisher', 'tom@company.example': 'viewer' })
  studio = await openStudio({ team: { secret, roles: join(folder, 'roles.json') } })
})
afterEach(async () => {
  await studio.close()
  rmSync(folder, { recursive: true })
})

const through = (user?: string) => ({ cookie: '', 'x-studio-secret': secret, ...(user && { 'x-studio-user': user }) })
const session = async (headers: Record<string, string>) => {
  const { status, body } = await studio.call('GET', '/api/session', undefined, headers)
  return { status, ...(body as Partial<Session & Refusal>) }
}

describe('behind a team’s proxy', () => {
  it('somebody is who the proxy says, with the role of the file, which is read again', async () => {
    expect(await session(through('maria@company.example'))).toMatchObject({
      status: 200,
      by: 'maria@company.example',
      role: 'publisher',
    })
    roles({ 'maria@company.example': 'translator' })
    expect(await session(through('maria@company.example'))).toMatchObject({ role: 'translator' })
    expect(await session(through('eve@company.example'))).toMatchObject({ status: 403 })
    roles({ '*': 'viewer' })
    expect(await session(through('eve@company.example'))).toMatchObject({ status: 200, role: 'viewer' })
  })

  it.each<[string, Record<string, string>]>([
    ['no secret', { cookie: '', 'x-studio-user': 'maria@company.example' }],
    ['a wrong secret', { ...through('maria@company.example'), 'x-studio-secret': 'wrong' }],
    [
      'the token of a Studio without a proxy',
      { authorization: `Bearer ${token}`, 'x-studio-user': 'maria@company.example' },
    ],
  ])('a request with %s reaches nothing, not even a page', async (_what, headers) => {
    for (const path of ['/api/session', '/api/brands', '/', '/brands/atlas/logo.svg'])
      expect((await studio.call('GET', path, undefined, headers)).status, path).toBe(403)
  })

  it('nobody signed in, or a name that is none, is refused', async () => {
    expect((await session(through())).status).toBe(401)
    expect((await session(through('a b'))).status).toBe(401)
  })

  it('pages of other origins and foreign hosts have no effect, also through the proxy', async () => {
    const before = studio.textOf('atlas')
    const save = { text: '{}', base: before }
    const forged = { ...through('maria@company.example'), origin: 'https://evil.example' }
    expect((await studio.call('PUT', '/api/brands/atlas', save, forged)).status).toBe(403)
    const rebound = { ...through('maria@company.example'), host: 'evil.example' }
    expect((await studio.call('PUT', '/api/brands/atlas', save, rebound)).status).toBe(404)
    expect(studio.textOf('atlas')).toBe(before)
  })

  it.each(['{', '[]', '{"maria@company.example":"admin"}', '{"maria@company.example":["publisher"]}'])(
    'a file of roles that is wrong (%s) lets nobody in',
    async (text) => {
      roles(text)
      expect((await session(through('maria@company.example'))).status).toBe(500)
    },
  )

  it('every write has its author in the log', async () => {
    const { file } = (await studio.call('GET', '/api/brands/atlas', undefined, through('maria@company.example')))
      .body as OpenedBrand
    const text = file.text.replace('"sharp"', '"round"')
    const put = (user: string) => studio.call('PUT', '/api/brands/atlas', { text, base: file.text }, through(user))
    expect((await put('tom@company.example')).status).toBe(403)
    expect((await put('maria@company.example')).status).toBe(200)
    expect(writesOf(studio.site, 'atlas')).toMatchObject([{ by: 'maria@company.example', action: 'save' }])
  })
})
