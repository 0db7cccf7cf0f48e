import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Manifest } from '#manifest'
import { forHost } from '../engine/manifest/for-host.ts'
import { formatDiagnostic } from '../engine/manifest/format.ts'
import type { JsonObject } from '../engine/manifest/pointer.ts'
import { serveBrands } from '../sandbox/brands.ts'
import { buildSandbox, type Sandbox, type SandboxOptions } from '../sandbox/server.ts'
import { vendorOrigins } from '../sandbox/vendors/vendors.ts'
import { siteShell } from './publish/frame-pages.ts'
import { publishAll, type Published } from './publish/publish.ts'
import { robotsTxt, sitemapXml } from './publish/site-files.ts'

interface ServeOptions extends SandboxOptions {
  port: number
  host?: string
  /** The folder of the build; `dist` where it is left out. */
  build?: string
  /** The folder of the manifests. */
  manifests: string
  /** Stands for every API address; the empty string is the page’s own origin. */
  api: string
  /** More host names and the brands that they show. */
  hosts?: Record<string, string>
}

/** Publishes every brand and serves them, the API and the socket on one port. */
export async function serve({ port, host = '127.0.0.1', build = 'dist', manifests, api, hosts = {}, ...options }: ServeOptions): Promise<{ sandbox: Sandbox; brands: Published[] }> {
  const standIns = { games: `http://games.localhost:${port}`, frames: `http://frames.localhost:${port}`, vendors: vendorOrigins(port) }
  const brands = publishAll({ manifests, build, api, standIns })
  for (const diagnostic of brands.flatMap(({ diagnostics }) => diagnostics)) console.error(`${formatDiagnostic(diagnostic)}\n`)
  if (options.database !== ':memory:') mkdirSync(dirname(options.database), { recursive: true })
  const sandbox = await buildSandbox({ ...options, currencies: currenciesOf(brands, hosts) })
  await sandbox.app.register(serveBrands, {
    build,
    shells: new Map(brands.map(({ id, shell }) => [id, shell])),
    hosts: { ...Object.fromEntries(brands.flatMap(({ id, manifest }) => Object.keys(manifest.hosts).map((name) => [name, id]))), ...hosts },
    default: brands[0]?.id ?? '',
    siteFile: (id, name, origin) => {
      const { manifest } = brands.find((brand) => brand.id === id)!
      const here = forHost(manifest as unknown as JsonObject, new URL(origin).hostname) as unknown as Manifest
      return name === 'robots.txt' ? robotsTxt(here, origin) : sitemapXml(here, origin)
    },
    siteShell: { hostname: new URL(standIns.frames).hostname, ...siteShell(build, [`http://*.localhost:${port}`, `http://localhost:${port}`]) },
  })
  await sandbox.app.listen({ port, host })
  return { sandbox, brands }
}

/** Each brand’s currency by every host name that shows it. */
function currenciesOf(brands: readonly Published[], hosts: Record<string, string>): Record<string, string> {
  const added = (id: string) => Object.keys(hosts).filter((name) => hosts[name] === id)
  const names = (id: string, manifest: Manifest) => [`${id}.localhost`, ...Object.keys(manifest.hosts), ...added(id)]
  return Object.fromEntries(brands.flatMap(({ id, manifest }) => names(id, manifest).map((name) => [name, manifest.currency])))
}

/** Ends a sandbox when the process is told to stop. */
export function closeOnSignal(close: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().then(() => process.exit(0)))
}
