import { createHash } from 'node:crypto'
import type { Manifest } from '#manifest'
import { ownFiles, shellsOf, type Build, type HostFiles } from '../publish.ts'
import { StaleBuild, staleness } from '../staleness.ts'
import { brotli } from './compressed.ts'

/** What a brand’s hosts serve, and how to tell whether that is already live. */
export interface Source {
  id: string
  /** As JSON. */
  manifest: string
  hosts: readonly string[]
  /** The name of the set of pictures. */
  pictures?: string | undefined
}

/** A version to render, unless the live one, whose digest this is, serves the same. */
export interface RenderTask extends Source {
  live?: string | undefined
}

/** What a host serves besides the build and the pictures. */
export interface HostRelease {
  /** The page, encoded once for its hash, its compression and the disk. */
  page: Uint8Array
  /** The page for browsers, compressed. */
  brotli: Uint8Array
  files: HostFiles
  /** The headers with the complete policy, for servers with headers per host. */
  headers: Record<string, string>
}

/** Everything that a version serves, before it is written. */
export interface Release {
  hosts: ReadonlyMap<string, HostRelease>
  /** A hash of all that. */
  digest: string
}

/** Renders what a brand’s hosts serve; returns undefined if the live version, whose digest this is, serves the same. */
export function makeRelease(source: Source, build: Build): Release
export function makeRelease(source: Source, build: Build, live: string | undefined): Release | undefined
export function makeRelease(source: Source, build: Build, live?: string): Release | undefined {
  const { id, hosts, pictures } = source
  const manifest = JSON.parse(source.manifest) as Manifest
  const brand = { id, manifest, inlined: manifest, diagnostics: [] }
  const rendered = noticingStaleness(build, () => {
    const shellOn = shellsOf(brand, build)
    return hosts.map((host) => {
      const { html, headers } = shellOn(host)
      return [host, { page: Buffer.from(html), headers, files: ownFiles(brand, `https://${host}`, build) }] as const
    })
  })
  const digest = digestOf(rendered, pictures)
  if (digest === live) return undefined
  return {
    digest,
    hosts: new Map(rendered.map(([host, each]) => [host, { ...each, brotli: brotli(each.page) }])),
  }
}

function noticingStaleness<Rendered>({ folder }: Build, render: () => Rendered): Rendered {
  try {
    return render()
  } catch (error) {
    throw staleness(folder).isStale ? new StaleBuild(folder, error as Error) : error
  }
}

function digestOf(hosts: (readonly [string, Pick<HostRelease, 'page' | 'files'>])[], pictures = ''): string {
  const hash = createHash('sha256').update(`${pictures}\0`)
  for (const [host, { page, files }] of hosts.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${host}\0`).update(page)
    for (const [name, content] of Object.entries(files)) hash.update(`\0${name}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}
