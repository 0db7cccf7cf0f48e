import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { formatDiagnostic } from '#engine/manifest/format.ts'
import { serveBrands } from '../sandbox/app/brands.ts'
import { buildSandbox, type Sandbox, type SandboxOptions } from '../sandbox/app/server.ts'
import { vendorOrigins } from '../sandbox/vendors/vendors.ts'
import { artFolder } from './publish/art.ts'
import { readBrands, type Brand } from './publish/brands.ts'
import { framePages, siteShell } from './publish/frame-pages.ts'
import { framePolicy } from './publish/policy-meta.ts'
import { hostFiles, hostShell, openBuild } from './publish/publish.ts'
import { fixedHeaders, type Shell } from './publish/shell.ts'

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

/** Serves every brand as it would be published, the API and the socket on one port. A brand whose manifest is wrong shows what is wrong. */
export async function serve({
  port,
  host = '127.0.0.1',
  build: folder = 'dist',
  manifests,
  api,
  hosts = {},
  ...options
}: ServeOptions): Promise<{ sandbox: Sandbox; brands: Brand[] }> {
  const standIns = {
    games: `http://games.localhost:${port}`,
    frames: `http://frames.localhost:${port}`,
    vendors: vendorOrigins(port),
  }
  const brands = readBrands(manifests, api, standIns)
  const build = openBuild(folder)
  for (const diagnostic of brands.flatMap(({ diagnostics }) => diagnostics))
    console.error(`${formatDiagnostic(diagnostic)}\n`)
  if (options.database !== ':memory:') mkdirSync(dirname(options.database), { recursive: true })
  const sandbox = await buildSandbox({ ...options, currencies: currenciesOf(brands, hosts) })
  const byId = new Map(brands.map((brand) => [brand.id, brand]))
  await sandbox.app.register(serveBrands, {
    build: folder,
    art: artFolder(manifests),
    brands: [...byId.keys()],
    page: pages((id, name) => asEverywhere(hostShell(byId.get(id)!, name, build, standIns))),
    files: (id, origin) => hostFiles(byId.get(id)!, origin, build),
    hosts: {
      ...Object.fromEntries(
        brands.flatMap(({ id, manifest }) => Object.keys(manifest.hosts).map((name) => [name, id])),
      ),
      ...hosts,
    },
    default: brands[0]?.id ?? '',
    framePages: { ...framePages(folder) },
    siteShell: { hostname: new URL(standIns.frames).hostname, ...siteShell(folder, originsOf(brands, hosts, port)) },
  })
  await sandbox.app.listen({ port, host })
  return { sandbox, brands }
}

/** The headers that a server of static files sends with every brand’s page: the page says the rest. */
const asEverywhere = ({ html }: Shell) => ({
  html,
  headers: { ...fixedHeaders, 'content-security-policy': framePolicy },
})

/** Makes each brand’s page on each host once. */
function pages<Page>(make: (id: string, host: string) => Page) {
  const made = new Map<string, Page>()
  return (id: string, host: string): Page => {
    const key = `${id} ${host}`
    const page = made.get(key) ?? make(id, host)
    made.set(key, page)
    return page
  }
}

/** Every host name that shows a brand. */
const namesOf = ({ id, manifest }: Brand, hosts: Record<string, string>) => [
  `${id}.localhost`,
  ...Object.keys(manifest.hosts),
  ...Object.keys(hosts).filter((name) => hosts[name] === id),
]

const originsOf = (brands: readonly Brand[], hosts: Record<string, string>, port: number) =>
  ['localhost', ...brands.flatMap((brand) => namesOf(brand, hosts))].map((name) => `http://${name}:${port}`)

/** Each brand’s currency by every host name that shows it. */
const currenciesOf = (brands: readonly Brand[], hosts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(brands.flatMap((brand) => namesOf(brand, hosts).map((name) => [name, brand.manifest.currency])))

/** Ends a sandbox when the process is told to stop. */
export function closeOnSignal(close: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)))
}
