import { addressOf, parsed } from '#engine/data/send-read.ts'
import { formatDiagnostic } from '#manifest-tools/check/format.ts'
import { serveBrands } from '../sandbox/app/brands.ts'
import type { BrandRules } from '../sandbox/app/sites.ts'
import { buildSandbox, type Sandbox, type SandboxOptions } from '../sandbox/app/server.ts'
import { settingsOf } from '../sandbox/platforms/platforms.ts'
import { vendorOrigins } from '../sandbox/vendors/vendors.ts'
import { artFolder, textReader } from './publish/pictures/art.ts'
import { readBrands, type Brand } from './publish/brands/brands.ts'
import { framePages, siteShell } from './publish/render/frame-pages.ts'
import { samePermissionsPolicy } from './publish/policy/permissions.ts'
import { framePolicy } from './publish/policy/policy-meta.ts'
import { hostFiles, openBuild } from './publish/render/brand-pages.ts'
import { servedPages } from './publish/render/served-pages.ts'
import type { SendGet } from '#engine/rendered-page.ts'
import { fixedHeaders, type Shell } from './publish/render/shell.ts'
import { returnFramers, type StandIns } from './publish/brands/stand-ins.ts'

export interface ServeOptions extends Omit<SandboxOptions, 'hosts'> {
  port: number
  /** The port at which browsers reach it, if a proxy is in front. */
  publicPort?: number | undefined
  host?: string | undefined
  /** The folder of the build (default: `dist`). */
  build?: string | undefined
  /** The folder of the manifests. */
  manifests: string
  /** Replaces every API address; an empty string is the page’s own origin. */
  api: string
  /** Additional host names and their brands. */
  hosts?: Record<string, string>
  /** Whether brands keep their own `platform` where `platform` names a foreign one. */
  isUnconnected?: boolean | undefined
  /** Whether pages hold content of the platform. */
  content?: boolean
  /** Host names that show no brand but at which the sandbox answers, besides the host of `api`. */
  sandboxHosts?: string[]
}

/**
 * Serves every brand as published, the API and the socket on one port. A brand with an invalid manifest shows its
 * problems.
 */
export async function serve({
  port,
  publicPort = port,
  host = '127.0.0.1',
  build: folder = 'dist',
  manifests,
  api,
  hosts = {},
  isUnconnected = false,
  sandboxHosts = [],
  content = false,
  ...options
}: ServeOptions): Promise<{ sandbox: Sandbox; brands: Brand[] }> {
  const standIns = standInsAt(publicPort)
  const { platform } = options
  const settings = platform === undefined || isUnconnected ? undefined : settingsOf(platform)
  const brands = readBrands(manifests, api, standIns, settings)
  const build = openBuild(folder)
  for (const diagnostic of brands.flatMap(({ diagnostics }) => diagnostics))
    console.error(`${formatDiagnostic(diagnostic)}\n`)
  const sandbox = await buildSandbox({
    ...options,
    hosts: [...sandboxHosts, ...(api ? [new URL(api).hostname] : [])],
    currencies: byHost(brands, hosts, ({ currency }) => currency),
    rules: byHost(brands, hosts, rulesOf),
  })
  const byId = new Map(brands.map((brand) => [brand.id, brand]))
  const pages = servedPages(build, {
    standIns,
    readFile: textReader(artFolder(manifests)),
    ...(content && { sendGet: sandboxReader(sandbox, publicPort) }),
  })
  await sandbox.app.register(serveBrands, {
    build: folder,
    art: artFolder(manifests),
    brands: [...byId.keys()],
    page: async (id, name, asked) => asEverywhere(await pages(byId.get(id)!, name, asked), standIns),
    files: async (id, origin) => hostFiles(byId.get(id)!, origin, build, await pages.files(byId.get(id)!)),
    hosts: {
      ...Object.fromEntries(
        brands.flatMap(({ id, manifest }) => Object.keys(manifest.hosts).map((name) => [name, id])),
      ),
      ...hosts,
    },
    default: brands[0]?.id ?? '',
    framePages: { ...framePages(folder, returnFramers(standIns)) },
    siteShell: {
      hostname: new URL(standIns.frames).hostname,
      ...siteShell(folder, originsOf(brands, hosts, publicPort)),
    },
  })
  await sandbox.app.listen({ port, host })
  return { sandbox, brands }
}

/** The stand-ins for vendors at a port. */
export const standInsAt = (port: number): StandIns => ({
  games: `http://games.localhost:${port}`,
  frames: `http://frames.localhost:${port}`,
  vendors: vendorOrigins(port),
})

/** Sends only the headers that a static file server would; the rest is in the page. */
export const asEverywhere = (
  { html, cookie }: Pick<Shell, 'html'> & { cookie?: string },
  { vendors }: Pick<StandIns, 'vendors'>,
) => ({
  html,
  headers: {
    ...fixedHeaders(),
    'permissions-policy': samePermissionsPolicy(vendors),
    'content-security-policy': framePolicy,
    ...(cookie && { 'set-cookie': cookie }),
  },
})

/** Returns what reads from the sandbox as a visitor of a brand, by the name of the brand’s host. */
export const sandboxReader =
  ({ app }: Sandbox, port: number, hostOf = ({ id }: Brand) => `${id}.localhost`) =>
  (brand: Brand): SendGet =>
  async ({ path, query, headers }) => {
    const answer = await app.inject({
      method: 'GET',
      url: addressOf(`/api${path}`, query),
      headers: { ...headers, host: `${hostOf(brand)}:${port}` },
    })
    return { status: answer.statusCode, body: parsed(answer.body), date: null }
  }

/** Returns every host name of a brand. */
const namesOf = ({ id, manifest }: Brand, hosts: Record<string, string>) => [
  `${id}.localhost`,
  ...Object.keys(manifest.hosts),
  ...Object.keys(hosts).filter((name) => hosts[name] === id),
]

const originsOf = (brands: readonly Brand[], hosts: Record<string, string>, port: number) =>
  ['localhost', ...brands.flatMap((brand) => namesOf(brand, hosts))].map((name) => `http://${name}:${port}`)

/** Returns something of the brand of each host name. */
const byHost = <T>(
  brands: readonly Brand[],
  hosts: Record<string, string>,
  pick: (manifest: Brand['manifest']) => T,
): Record<string, T> =>
  Object.fromEntries(brands.flatMap((brand) => namesOf(brand, hosts).map((name) => [name, pick(brand.manifest)])))

/** Returns what the sandbox holds a brand’s players to. */
const rulesOf = ({ playerProtection, games, currency }: Brand['manifest']): BrandRules => ({
  breakDays: playerProtection.breakRules?.days,
  exclusionDays: playerProtection.breakRules?.exclusionDays,
  openExclusion: playerProtection.breakRules?.openExclusion,
  panicHours: playerProtection.panicHours,
  parallel: games.parallel,
  providerWaitMinutes: games.providerWaitMinutes,
  limits: playerProtection.limitRules && { currency, ...playerProtection.limitRules },
})

/** Calls `close` when the process is told to stop. */
export function closeOnSignal(close: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)))
}
