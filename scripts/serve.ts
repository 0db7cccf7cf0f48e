import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { formatDiagnostic } from '../engine/manifest/format.ts'
import { serveBrands } from '../sandbox/brands.ts'
import { buildSandbox, type Sandbox, type SandboxOptions } from '../sandbox/server.ts'
import { publishAll, type Published } from './publish/publish.ts'

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
  const brands = publishAll({ manifests, build, api })
  for (const diagnostic of brands.flatMap(({ diagnostics }) => diagnostics)) console.error(`${formatDiagnostic(diagnostic)}\n`)
  if (options.database !== ':memory:') mkdirSync(dirname(options.database), { recursive: true })
  const sandbox = await buildSandbox(options)
  await sandbox.app.register(serveBrands, {
    build,
    ids: brands.map(({ id }) => id),
    hosts: { ...Object.fromEntries(brands.flatMap(({ id, manifest }) => Object.keys(manifest.hosts).map((name) => [name, id]))), ...hosts },
    default: brands[0]?.id ?? '',
  })
  await sandbox.app.listen({ port, host })
  return { sandbox, brands }
}

/** Ends a sandbox when the process is told to stop. */
export function closeOnSignal(close: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().then(() => process.exit(0)))
}
