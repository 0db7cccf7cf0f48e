import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { basename } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { formatDiagnostic } from '#manifest-tools/check/format.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { brandTexts } from '../publish/brands/brand-texts.ts'
import { servedBrand, type Brand } from '../publish/brands/brands.ts'
import type { DevBrands } from '../publish/brands/dev-brands.ts'
import { buildFirstScript } from '../publish/build/first-script-build.ts'
import { framePages, siteShell } from '../publish/render/frame-pages.ts'
import { artFolder, textReader } from '../publish/pictures/art.ts'
import type { SendGet } from '#engine/rendered-page.ts'
import { servedPages } from '../publish/render/served-pages.ts'
import { nestedGames, returnFramers, type StandIns } from '../publish/brands/stand-ins.ts'
import { webAppManifest } from '../publish/head/web-app.ts'
import { devBuild, devStyles } from './dev-build.ts'

interface DevPagesOptions {
  /** The folder of the manifests. */
  manifests: string
  brands: DevBrands
  port: number
  standIns: StandIns
  /** Reads from the platform of a brand. Without it, pages have no content. */
  sendGet?: ((brand: Brand) => SendGet) | undefined
}

/** Serves each brand’s pages by host name, rendered from the current sources and manifests, and reloads them when a manifest changes. */
export function brandPages({ manifests, brands, port, standIns, sendGet }: DevPagesOptions): Plugin {
  const firstScript = buildFirstScript()
  /** Forgotten with each change of a file. */
  let pages: Promise<ReturnType<typeof servedPages>> | undefined
  const served = new WeakMap<Brand, Brand>()

  /** Returns a brand with its settings for development: the same object until its files change. */
  function brandAt({ hostname, searchParams }: URL): Brand {
    const read = brands.brand(
      hostname === 'localhost' ? searchParams.get('brand') : hostname.replace(/\.localhost$/, ''),
    )
    const brand = served.get(read) ?? servedBrand(read, { environment: 'development' }, standIns)
    served.set(read, brand)
    return brand
  }

  // The policy is only for published pages: Vite’s scripts and styles stand in the page.
  const open = async (server: ViteDevServer) =>
    servedPages(await devBuild(server, await firstScript), {
      standIns,
      sendGet,
      readFile: textReader(artFolder(manifests)),
      holdsPolicy: false,
    })

  async function pageAt(server: ViteDevServer, address: URL, cookies: Record<string, string>): Promise<string> {
    const brand = brandAt(address)
    for (const diagnostic of brand.diagnostics) console.error(`${formatDiagnostic(diagnostic)}\n`)
    const asked = { path: address.pathname, query: address.searchParams, cookies }
    pages ??= open(server)
    const { html } = await (await pages)(brand, address.hostname, asked)
    const typeface = `<link rel="stylesheet" href="/engine/theme/fonts/${brand.manifest.theme.font}.css" />`
    const styles = await devStyles(server)
    return html.replace('</head>', () => `${typeface}\n${styles}\n</head>`)
  }

  return {
    name: 'brand-pages',
    configureServer(server) {
      server.watcher.add(manifests)
      server.watcher.on('all', (event, path) => {
        pages = undefined
        if (!path.includes(`${manifests}/`) || !path.endsWith('.json')) return
        brands.forget(basename(path, '.json'), event !== 'change')
        server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        const address = new URL(request.url ?? '/', `http://${request.headers.host}`)
        if ([standIns.games, nestedGames(standIns)].includes(address.origin)) return next()
        const framed = framePageAt(address)
        if (framed)
          return response
            .setHeaders(new Map(Object.entries(framed.headers)))
            .setHeader('content-type', 'text/html; charset=utf-8')
            .end(framed.html)
        if (address.pathname === '/app.webmanifest') {
          const { manifest } = brandAt(address)
          const [language] = manifest.languages
          return response
            .setHeader('content-type', 'application/manifest+json')
            .end(webAppManifest(manifest, brandTexts(manifest, language, commonTexts(language))))
        }
        if (!wantsPage(request)) return next()
        pageAt(server, address, cookiesOf(request)).then(
          (html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
          next,
        )
      })
    },
  }

  function framePageAt({ origin, pathname }: URL) {
    if (origin === standIns.frames)
      return siteShell(
        'public',
        ['localhost', ...brands.names().map((id) => `${id}.localhost`)].map((host) => `http://${host}:${port}`),
      )
    return Object.entries(framePages('public', returnFramers(standIns))).find(([path]) => path === pathname)?.[1]
  }
}

const commonTexts = (language: string) => ({
  common: JSON.parse(readFileSync(`public/locales/${language}/common.json`, 'utf8')) as JsonObject,
})

const wantsPage = ({ url = '', headers }: IncomingMessage) =>
  headers.accept?.includes('text/html') && !/\.\w+($|\?)|^\/(@|node_modules)/.test(url)

const cookiesOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries((headers.cookie ?? '').split('; ').map((pair) => pair.split(/=(.*)/s) as [string, string]))
