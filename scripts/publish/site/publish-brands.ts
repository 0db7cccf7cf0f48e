import type { Manifest } from '#manifest'
import { severities, type Report } from '#engine/manifest/format.ts'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import { checkBrands, resolving } from '../../manifests/check-brands.ts'
import { effectsOf } from '../../manifests/diff/effects.ts'
import type { Manifests } from '../../manifests/read-manifests.ts'
import { artReader } from '../art.ts'
import { withApi } from '../brands.ts'
import type { Build } from '../publish.ts'
import { refusedHosts } from './hosts.ts'
import { layout, versionsOf } from './layout.ts'
import { placeBuild } from './place-build.ts'
import { placeRelease } from './place-release.ts'
import { currentRecord, manifestOf, type VersionRecord } from './record.ts'
import { makeRelease, type Release } from './release.ts'
import { switchVersions } from './switch.ts'

/** What to publish, where, and by whom. */
export interface PublishOptions {
  site: string
  build: Build
  /** The folder of images. */
  art: string
  /** Replaces every API address; an empty string is the page’s own origin. */
  api?: string | undefined
  by: string
  message?: string | undefined
}

/** The result. If anything is invalid or refused, nothing is published. */
export interface PublishResult {
  report: Report
  refused: string[]
  /** The live version of each brand, and the previous one if it is new. */
  brands: { record: VersionRecord; from?: VersionRecord | undefined; isNew: boolean }[]
}

/** Publishes all of the brands or none. The caller locks the site. */
export function publishBrands(manifests: Manifests, ids: string[], options: PublishOptions): PublishResult {
  const { site, build, api } = options
  const resolve = resolving(manifests)
  const report = checkBrands(manifests, ids, resolve)
  if (severities(report.diagnostics).errors > 0) return { report, refused: [], brands: [] }
  const readArt = artReader(options.art)
  const releases = ids.map((id) => {
    const resolved = resolve(id).manifest as unknown as Manifest
    const manifest = api === undefined ? resolved : withApi(resolved, api)
    return makeRelease(
      { id, manifest, inlined: manifest, diagnostics: [] },
      Object.keys(manifest.hosts),
      build,
      readArt(manifest),
    )
  })
  const hosts = new Map(releases.map((release) => [release.id, [...release.hosts.keys()]]))
  const refused = releases.flatMap(({ id }) => refusedHosts(site, id, hosts.get(id)!, hosts))
  if (refused.length > 0) return { report, refused, brands: [] }
  const placed = placeBuild(site, build.folder)
  const at = new Date().toISOString()
  const brands = releases.map((release) => place(release, placed, at, options))
  switchVersions(
    site,
    brands.flatMap(({ isNew, record, from }) => (isNew ? [{ from, to: record }] : [])),
    { at, by: options.by, action: 'publish', ...noteOf(options) },
  )
  return { report, refused, brands }
}

const noteOf = ({ message }: PublishOptions) => (message ? { message } : {})

/** Writes a version, unless the live one is identical. */
function place(release: Release, build: string, at: string, options: PublishOptions): PublishResult['brands'][number] {
  const {
    site,
    by,
    build: { version: engine },
  } = options
  const { id, digest, frames } = release
  const from = currentRecord(site, id)
  if (from?.digest === digest && from.build === build) return { record: from, isNew: false }
  const last = versionsOf(site, id).pop() ?? 0
  const record: VersionRecord = {
    brand: id,
    version: last + 1,
    at,
    by,
    ...noteOf(options),
    ...(from && { from: from.version }),
    engine,
    build,
    hosts: [...release.hosts.keys()],
    frames,
    digest,
    changes: from
      ? changesBetween(manifestOf(site, id, from.version), release.manifest, from.engine, engine)
      : [last > 0 ? 'published again' : 'first published'],
  }
  const before = last > 0 ? layout.version(site, id, last) : undefined
  placeRelease(release, record, { site, folder: layout.version(site, id, record.version), build, before })
  return { record, from, isNew: true }
}

/** Describes the changes, one line each. */
function changesBetween(before: JsonObject, after: Manifest, engineBefore: string, engine: string): string[] {
  const effects = effectsOf(before, after as unknown as JsonObject).map(
    ({ subject, change }) => `${subject}: ${change}`,
  )
  return [...effects, ...(engineBefore === engine ? [] : [`build: ${engineBefore} → ${engine}`])]
}
