import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { listen } from '../../../../sandbox/testing/live.ts'
import { runIn } from '../../cli.fixture.ts'

const manifests = mkdtempSync(join(tmpdir(), 'doctor-forms-'))
let sandbox: Awaited<ReturnType<typeof listen>>

const nationality = { use: 'country', name: 'nationality', label: 'user:register.fields.country' }
const forms = { 'registration-b': { fields: { insert: [{ entry: nationality }] } } }
const sent = async () =>
  (await control('GET', 'log'))
    .json<{ method: string; path: string; status: number }[]>()
    .filter(({ method }) => method !== 'GET')
    .map((call) => `${call.method} ${call.path} ${call.status}`)

beforeAll(async () => {
  copyFileSync('manifests/base.json', join(manifests, 'base.json'))
  writeFileSync(join(manifests, 'nova.json'), JSON.stringify({ ...JSON.parse(brand), id: 'nova', forms }))
  sandbox = await listen()
})
afterAll(async () => {
  rmSync(manifests, { recursive: true })
  await sandbox.close()
})
beforeEach(async () => {
  await control('DELETE', 'faults')
  await control('POST', 'reset')
})

const control = (method: 'POST' | 'GET' | 'DELETE', what: string, payload?: object) =>
  sandbox.app.inject({ method, url: `/__sandbox/${what}`, ...(payload && { payload }) })

const run = (...args: string[]) => runIn(process.cwd(), '--manifests', manifests, 'doctor', ...args)

it('a brand’s own fields are not sent without --register', async () => {
  const { stdout } = await run('nova', '--api', sandbox.origin)
  expect(stdout).toMatch(/^registration: nationality +not tried: --register registers a player on a test platform$/m)
  expect(await sent()).toEqual(['DELETE /api/logout 419'])
})

it('a brand’s own fields are tried with --register, by one player who is signed out again', async () => {
  const { status, stdout } = await run('nova', '--api', sandbox.origin, '--register', '--field', 'nationality=FR')
  expect(stdout).toMatch(/^registration: nationality +ok: accepted and kept$/m)
  expect(await sent()).toEqual(['DELETE /api/logout 419', 'POST /api/betogooal-signup 200', 'DELETE /api/logout 204'])
  expect(status).toBe(0)
})

it('a brand’s own fields fail the command where the platform refuses them', async () => {
  const body = { message: 'Unknown field', errors: { nationality: ['This field is not known.'] } }
  await control('POST', 'faults', {
    method: 'POST',
    path: '/api/betogooal-signup',
    times: 9,
    kind: 'status',
    status: 422,
    body,
  })
  const { status, stdout } = await run('nova', '--api', sandbox.origin, '--register')
  expect(stdout).toContain(
    'error  registration: nationality: refused with status 422 (This field is not known.): the platform does not know the field, or wants another value than "MA"; --field nationality=… gives one\n  Nobody can register.',
  )
  expect(status).toBe(1)
})
