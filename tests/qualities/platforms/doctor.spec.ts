import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '../../../scripts/brand/doctor/client.ts'
import { control } from '#testing/browser/control.ts'
import { expect, test as base } from '#testing/browser/fixtures.ts'
import { startServer, type TestServer } from '#testing/browser/server.ts'
import { deposit, play, readHistories, register, signInAtSecondAttempt } from './journeys.ts'

const brand = 'betogol'
const player = { login: 'claire', password: 'Demo-1234' }
const address = ({ port }: TestServer) => `http://localhost:${port}`

/** Copies the manifests; the brand says nothing of its platform. */
function copyManifests(): string {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  cpSync('manifests', folder, { recursive: true })
  const file = join(folder, `${brand}.json`)
  const { platform: _platform, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, JSON.stringify(manifest, null, 2))
  return folder
}

/** Opens a deposit and a withdrawal, which the doctor then finds. */
async function openPayments(server: TestServer) {
  const client = new Client(address(server), address(server), 10_000)
  await client.call('GET', '/auth/me')
  await client.call('POST', '/client-login', { body: player })
  const fields = { cardNumber: '4242424242424242', holder: 'Claire Moreau' }
  const orders = {
    deposits: { methodId: 'card', amount: 50, fields: {}, returnUrl: `${address(server)}/deposit` },
    withdrawals: { methodId: 'card', amount: 70, fields },
  }
  for (const [path, body] of Object.entries(orders)) {
    const headers = { 'idempotency-key': `doctor-${path}-00000001` }
    const { status, text } = await client.call('POST', `/payments/${path}`, { body, headers })
    expect([path, status], text).toEqual([path, 200])
  }
}

/** Runs the doctor while the platform tells its player what players are told now and then. */
async function runDoctor(server: TestServer, folder: string): Promise<string> {
  const sandbox = control(address(server))
  const telling = setInterval(() => {
    void sandbox.emit('balance', { balance: 820.4, bonusBalance: 50 }, player.login).catch(() => undefined)
  }, 500)
  const options = ['--login', player.login, '--password', player.password, '--map', '--unit', 'minor', '--yes']
  const args = ['scripts/brand.mjs', '--manifests', folder, 'doctor', brand, '--api', address(server), ...options]
  // It fails, because without a mapping nothing can be read.
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, (_error, stdout, stderr) => resolve(stdout + stderr))
  })
  clearInterval(telling)
  return said
}

/** The server of a brand whose `platform` the doctor has written. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern.
    async ({}, use, { parallelIndex }) => {
      const port = Number(process.env.TEST_PORT ?? 4620) + 40 + parallelIndex
      const folder = copyManifests()
      const start = () =>
        startServer(port, { MANIFESTS: folder, SANDBOX_JACKPOT_INTERVAL: '500' }, [
          '--platform',
          'gateway',
          '--unconnected',
        ])
      const unconnected = await start()
      await openPayments(unconnected)
      const said = await runDoctor(unconnected, folder)
      await unconnected.stop()
      expect(said).toMatch(new RegExp(`^Wrote .+/${brand}.json`, 'm'))
      const connected = await start()
      await use(connected)
      await connected.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.use({ brand })
test.skip(({ platform }) => platform !== 'gateway', 'the other platform is connected by code')

test('a player signs in after a wrong password', async ({ page, manifest, sandbox, signIn }) =>
  signInAtSecondAttempt({ page, manifest, sandbox, signIn }))

test('a visitor registers', async ({ page, manifest, sandbox }) => register({ page, manifest, sandbox }))

test('a player finds a game, plays, and finds the bet in the history', async ({ page, manifest, sandbox, signIn }) =>
  play({ page, manifest, sandbox, signIn }))

test('a player deposits', async ({ page, manifest, sandbox, signIn }) => deposit({ page, manifest, sandbox, signIn }))

test('a player reads the histories', async ({ page, manifest, sandbox, signIn }) =>
  readHistories({ page, manifest, sandbox, signIn }))
