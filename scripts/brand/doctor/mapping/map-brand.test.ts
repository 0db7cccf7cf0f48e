import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { listen } from '../../../../sandbox/testing/live.ts'
import { runIn } from '../../cli.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'doctor-map-'))
const file = join(folder, 'lumina.json')
const fixtures = join(folder, 'fixtures')
let foreign: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  copyFileSync('manifests/base.json', join(folder, 'base.json'))
  writeFileSync(file, brand)
  foreign = await listen({ platform: 'gateway' })
}, 60_000)
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await foreign.close()
})

const run = (...args: string[]) => runIn(process.cwd(), '--manifests', folder, ...args)

const doctor = (...args: string[]) =>
  run('doctor', 'lumina', '--api', foreign.origin, '--login', 'amine', '--password', 'Demo-1234', ...args)

it('connects a foreign platform, and CI guards the connection', async () => {
  const asked = await doctor('--map')
  expect(asked.stdout).toContain(`Nothing was written. Add --yes to write the settings into ${file}`.slice(0, 30))
  expect(asked.stdout).toContain('whole amounts do not tell their unit')
  expect(readFileSync(file, 'utf8')).toBe(brand)

  const { stdout } = await doctor('--map', '--unit', 'minor', '--yes', '--record', fixtures)
  expect(stdout).toContain('Candidates for platform.lacks')
  expect(stdout).toMatch(/Not seen, so that nothing is proposed for them:\n( {2}.+\n)* {2}POST \/donxbet-signup\n/)
  expect(stdout).not.toMatch(/^ {2}GET \/my\/bets$/m)
  expect(stdout).toMatch(/Player +amine, balance \d+(\.\d+)? TND/)
  const written = readFileSync(file, 'utf8')
  for (const line of brand.trimEnd().split('\n').slice(0, -2)) expect(written).toContain(line)
  expect(JSON.parse(written).platform).toMatchObject({
    envelope: '/data',
    answers: {
      User: { balance: { at: '/wallets/0/amount', unit: 'minor' } },
      ErrorBody: {
        code: { at: '/errCode', values: { WRONG_CREDENTIALS: 101 } },
        message: '/errMsg',
        errors: '/fields',
      },
      ErrorEntry: { code: { at: '/reason' }, param: '/name' },
      GameAddress: { url: '/launch/address' },
    },
    lacks: expect.arrayContaining(['GET /promotions']),
  })

  const after = await doctor()
  expect(after.stdout).toContain('No problems for players.')
  expect(after.stdout).toMatch(/^ {2}User\.balance +coerced 1 \(minor units → number\)/m)

  expect((await run('check', 'lumina', '--platform', fixtures)).status).toBe(0)
  writeFileSync(file, written.replace('"/player_id"', '"/gone"'))
  const broken = await run('check', 'lumina', '--platform', fixtures)
  expect(broken.stdout).toContain('lumina: GET /auth/me: cannot be read: User.id is missing')
  expect(broken.status).toBe(1)
}, 120_000)
