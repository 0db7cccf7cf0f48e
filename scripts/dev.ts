/** `npm run dev`: Vite with hot reload of code and manifests, and the sandbox of `npm start`. */
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'vite'
import { buildSandbox } from '../sandbox/app/server.ts'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'
import { problemsOf } from './publish/brands/brands.ts'
import { devBrands } from './publish/brands/dev-brands.ts'
import { lateFonts } from './publish/build/late-fonts.ts'
import { brandPages } from './dev/brand-pages.ts'
import { vendorHosts } from './dev/vendor-hosts.ts'
import { exitIfRefused } from './port-failure.ts'
import { closeOnSignal, sandboxReader, standInsAt } from './serve.ts'

// Vite would set it to `production` with its first build, that of the script in the head: React would then say nothing.
process.env.NODE_ENV = 'development'

const manifests = 'manifests'
const brands = devBrands(readManifests(manifests))
const port = Number(process.env.PORT ?? 4600)
const standIns = standInsAt(port)

mkdirSync('.data', { recursive: true })
const sandbox = await buildSandbox({
  database: process.env.SANDBOX_DB ?? '.data/sandbox.sqlite',
  control: true,
  jackpotInterval: Number(process.env.SANDBOX_JACKPOT_INTERVAL ?? 2500),
})
await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
const api = `http://127.0.0.1:${(sandbox.app.server.address() as AddressInfo).port}`
const proxied = Object.fromEntries(
  ['/api', '/art', '/docs', '/play', '/__sandbox'].map((path) => [path, { target: api }]),
)
const pages = brandPages({
  manifests,
  brands,
  port,
  standIns,
  ...(process.env.PAGE_CONTENT !== '0' && { sendGet: sandboxReader(sandbox, port) }),
})
const server = await createServer({
  plugins: [lateFonts, vendorHosts(sandbox, standIns), pages],
  appType: 'custom',
  server: {
    port,
    strictPort: true,
    cors: false,
    allowedHosts: ['.localhost'],
    watch: { ignored: ['**/.data/**'] },
    proxy: { ...proxied, '/socket.io': { target: api, ws: true } },
  },
})
await server.listen().catch(exitIfRefused(port, 'npm run dev'))
closeOnSignal(async () => {
  await server.close()
  await sandbox.close()
})
console.log('\nBrands, reloaded as you edit')
for (const brand of brands.names().map(brands.brand)) {
  const state = problemsOf(brand).length > 0 ? '   (invalid manifest: the page shows why)' : ''
  console.log(`  http://${brand.id}.localhost:${server.config.server.port}/${state}`)
}
console.log('\nStudio  npm run studio   creates, changes and publishes brands in the browser')
console.log(`\nOutbox (email and SMS)  http://localhost:${server.config.server.port}/__sandbox/outbox\n`)
