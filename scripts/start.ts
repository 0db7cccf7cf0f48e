/** `npm start`: every brand, the API and the socket on one port. docs/sandbox.md lists the options and the variables. */
import { parseArgs } from 'node:util'
import { demoAccounts } from '../sandbox/domains/account/seed-accounts.ts'
import { problemsOf } from './publish/brands/brands.ts'
import { exitIfRefused, tryPort } from './port-failure.ts'
import { closeOnSignal, serve } from './serve.ts'

const { platform, unconnected } = parseArgs({
  options: { platform: { type: 'string' }, unconnected: { type: 'boolean' }, 'if-stale': { type: 'boolean' } },
}).values

const port = Number(process.env.PORT ?? 4600)
const publicPort = Number(process.env.PUBLIC_PORT ?? port)
const host = process.env.HOST ?? '127.0.0.1'
await tryPort(port, host).catch(exitIfRefused(port, 'npm start'))

// A build in another folder is used as it is.
if (!process.env.BUILD) await import('./build.ts')

const { sandbox, brands } = await serve({
  port,
  publicPort,
  host,
  build: process.env.BUILD,
  manifests: process.env.MANIFESTS ?? 'manifests',
  api: process.env.API_ADDRESS ?? '',
  database: process.env.SANDBOX_DB ?? '.data/sandbox.sqlite',
  control: process.env.SANDBOX_CONTROL === '1',
  origins: process.env.SANDBOX_ORIGINS?.split(',') ?? [],
  cookieDomain: process.env.SANDBOX_COOKIE_DOMAIN,
  hosts: Object.fromEntries(
    process.env.BRAND_HOSTS?.split(',').map((pair) => pair.split('=') as [string, string]) ?? [],
  ),
  sandboxHosts: process.env.SANDBOX_HOSTS?.split(',') ?? [],
  jackpotInterval: Number(process.env.SANDBOX_JACKPOT_INTERVAL ?? 2500),
  games: Number(process.env.SANDBOX_GAMES ?? 0),
  content: process.env.PAGE_CONTENT !== '0',
  platform,
  isUnconnected: unconnected,
}).catch(exitIfRefused(port, 'npm start'))
closeOnSignal(sandbox.close)

const pad = (texts: string[]) => Math.max(...texts.map(({ length }) => length)) + 2
const idWidth = pad(brands.map(({ id }) => id))
console.log('\nBrands')
for (const brand of brands) {
  const { id, manifest } = brand
  const state = problemsOf(brand).length > 0 ? '  (invalid manifest, see above)' : ''
  console.log(`  ${id.padEnd(idWidth)}http://${id}.localhost:${publicPort}/   ${manifest.name}${state}`)
}
const loginWidth = pad(demoAccounts.map(({ login }) => login))
console.log('\nDemo accounts: login, password')
for (const { login, password, description } of demoAccounts)
  console.log(`  ${login.padEnd(loginWidth)}${password}   ${description}`)
console.log(`\nStudio                 npm run studio   creates, changes and publishes brands in the browser`)
console.log(`Outbox (email and SMS) http://localhost:${port}/__sandbox/outbox`)
console.log(`Error reports          http://localhost:${port}/__sandbox/errors`)
console.log(`API reference          http://localhost:${port}/docs\n`)
