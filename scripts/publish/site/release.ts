import { createHash } from 'node:crypto'
import type { Manifest } from '#manifest'
import type { Brand } from '../brands.ts'
import { shellOrigins } from '../framed-origins.ts'
import { hostFiles, hostShell, type Build, type HostFiles } from '../publish.ts'

/** Everything that a version serves, before it is written. */
export interface Release {
  id: string
  manifest: Manifest
  hosts: Map<string, HostFiles>
  /** Each host’s headers with the complete policy, for servers with headers per host. */
  headers: Record<string, Record<string, string>>
  /** Images by address. */
  art: ReadonlyMap<string, Buffer>
  /** The origins of shells of vendors’ HTML. */
  frames: string[]
  /** A hash of all files. */
  digest: string
}

/** Renders everything that a brand’s hosts serve. */
export function makeRelease(
  brand: Brand,
  hosts: readonly string[],
  build: Build,
  art: ReadonlyMap<string, Buffer>,
): Release {
  const { id, manifest } = brand
  const shells = hosts.map((host) => [host, hostShell(brand, host, build)] as const)
  const files = new Map(
    shells.map(([host, { html }]) => [host, { 'index.html': html, ...hostFiles(brand, `https://${host}`, build) }]),
  )
  const headers = Object.fromEntries(shells.map(([host, shell]) => [host, shell.headers]))
  return {
    id,
    manifest,
    hosts: files,
    headers,
    art,
    frames: shellOrigins(manifest).sort(),
    digest: digestOf(files, art),
  }
}

/** Returns a hash of files that does not depend on their order. */
function digestOf(hosts: ReadonlyMap<string, HostFiles>, art: ReadonlyMap<string, Buffer>): string {
  const named = [...hosts].flatMap(([host, files]) =>
    Object.entries(files).map(([name, content]) => [`${host}/${name}`, content] as const),
  )
  const hash = createHash('sha256')
  for (const [name, content] of [...named, ...art].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\0`).update(content).update('\0')
  return hash.digest('hex').slice(0, 16)
}
