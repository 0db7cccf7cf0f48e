/** `npm run dev`: Vite with hot reload of code and manifests, and the sandbox of `npm start`. */
import { mkdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { buildSandbox } from '../sandbox/app/server.ts'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import { readManifests } from './manifests/read-manifests.ts'
import { brandTexts } from './publish/brands/brand-texts.ts'
import { problemsOf, type Brand } from './publish/brands/brands.ts'
import { nestedGames, returnFramers, type StandIns } from './publish/brands/stand-ins.ts'
import { devBrands } from './publish/brands/dev-brands.ts'
import { devPage } from './publish/render/dev-page.ts'
import { buildFirstScript } from './publish/build/first-script-build.ts'
import { framePages, siteShell } from './publish/render/frame-pages.ts'
import { lateFonts } from './publish/build/late-fonts.ts'
import { webAppManifest } from './publish/head/web-app.ts'
import { exitIfRefused } from './port-failure.ts'
import { closeOnSignal, standInsAt } from './serve.ts'

const manifests = 'manifests'
const brands = devBrands(readManifests(manifests))
const firstScript = await buildFirstScript()

/** Serves each brand’s page by host name from the current manifests, and reloads it when a manifest changes. */
function brandPages(standIns: StandIns): Plugin {
  return {
    name: 'brand-pages',
    configureServer(server) {
      server.watcher.add(manifests)
      server.watcher.on('all', (event, path) => {
        if (!path.includes(`${manifests}/`) || !path.endsWith('.json')) return
        brands.forget(basename(path, '.json'), event !== 'change')
        server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        const address = new URL(request.url ?? '/', `http://${request.headers.host}`)
        if ([standIns.games, nestedGames(standIns)].includes(address.origin)) return next()
        const framed = framePageAt(address, standIns)
        if (framed)
          return response
            .setHeaders(new Map(Object.entries(framed.headers)))
            .setHeader('content-type', 'text/html; charset=utf-8')
            .end(framed.html)
        if (address.pathname === '/app.webmanifest') {
          const { manifest } = brandAt(address)
          return response
            .setHeader('content-type', 'application/manifest+json')
            .end(
              webAppManifest(
                manifest,
                brandTexts(manifest, manifest.languages[0], productTexts(manifest.languages[0])),
              ),
            )
        }
        const wantsPage =
          request.headers.accept?.includes('text/html') && !/\.\w+($|\?)|^\/(@|node_modules)/.test(request.url ?? '')
        if (!wantsPage) return next()
        const brand = brandAt(address)
        const render = async () => {
          const page = await server.transformIndexHtml(request.url ?? '/', readFileSync('index.html', 'utf8'))
          response
            .setHeader('content-type', 'text/html; charset=utf-8')
            .end(devPage(brand, page, standIns, firstScript))
        }
        render().catch(next)
      })
    },
  }
}

const productTexts = (language: string) => ({
  common: JSON.parse(readFileSync(`public/locales/${language}/common.json`, 'utf8')) as JsonObject,
})

function framePageAt({ origin, pathname }: URL, standIns: StandIns) {
  if (origin === standIns.frames)
    return siteShell(
      'public',
      ['localhost', ...brands.names().map((id) => `${id}.localhost`)].map((host) => `http://${host}:${port}`),
    )
  return Object.entries(framePages('public', returnFramers(standIns))).find(([path]) => path === pathname)?.[1]
}

const brandAt = ({ hostname, searchParams }: URL): Brand =>
  brands.brand(hostname === 'localhost' ? searchParams.get('brand') : hostname.replace(/\.localhost$/, ''))

mkdirSync('.data', { recursive: true })
const sandbox = await buildSandbox({
  database: process.env.SANDBOX_DB ?? '.data/sandbox.sqlite',
  control: true,
  jackpotInterval: 2500,
})
await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
const apiPort = (sandbox.app.server.address() as AddressInfo).port
const api = `http://127.0.0.1:${apiPort}`
const proxied = Object.fromEntries(
  ['/api', '/art', '/docs', '/play', '/__sandbox'].map((path) => [path, { target: api }]),
)
const port = Number(process.env.PORT ?? 4600)
const server = await createServer({
  plugins: [lateFonts, brandPages(standInsAt(port, apiPort))],
  appType: 'custom',
  server: {
    port,
    strictPort: true,
    cors: false,
    allowedHosts: ['.localhost'],
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
