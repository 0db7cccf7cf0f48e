import type { Manifest } from '#manifest'
import { severities, type Report } from '#engine/manifest/format.ts'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import { checkBrands, resolving } from '../../manifests/check-brands.ts'
import type { Manifests } from '../../manifests/read-manifests.ts'
import { artReader } from '../art.ts'
import { manifestFor, type Target } from '../environment.ts'
import type { Build } from '../publish.ts'
import { begin, complete } from './change.ts'
import { changesBetween } from './changes.ts'
import { refusedHosts } from './hosts.ts'
import { layout, versionsOf } from './layout.ts'
import { placeBuild } from './place-build.ts'
import { currentRecord, manifestOf, type VersionRecord } from './record.ts'
import { makeRelease, type Release } from './release.ts'
import { discard } from './replace.ts'
import { stageRelease } from './stage-release.ts'

/** What to publish, where, and by whom. */
export interface PublishOptions extends Target {
  site: string
  build: Build
  /** The folder of images. */
  art: string
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
  const { site, build } = options
  const resolve = resolving(manifests)
  const report = checkBrands(manifests, ids, resolve)
  if (severities(report.diagnostics).errors > 0) return { report, refused: [], brands: [] }
  const readArt = artReader(options.art)
  const releases = ids.map((id) => {
    const manifest = manifestFor(resolve(id).manifest as unknown as Manifest, options)
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
  const { brands, intention } = staged(site, releases, () => {
    const each = releases.map((release) => stage(release, placed, at, options))
    const steps = each.flatMap(({ isNew, record: { brand, version }, from }) =>
      isNew ? [{ brand, version, from: from?.version }] : [],
    )
    return {
      brands: each,
      intention: steps.length > 0 ? begin(site, { action: 'publish', steps }, options) : undefined,
    }
  })
  if (intention) complete(site, intention)
  return { report, refused, brands }
}

/** Runs what stages versions; if it fails, nothing of them is left. */
function staged<Result>(site: string, releases: readonly Release[], act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    for (const { id } of releases) discard(layout.version(site, id, nextVersion(site, id)))
    throw error
  }
}

const noteOf = ({ message }: PublishOptions) => (message ? { message } : {})

const nextVersion = (site: string, id: string) => (versionsOf(site, id).pop() ?? 0) + 1

/** Stages a version, unless the live one is identical. */
function stage(release: Release, build: string, at: string, options: PublishOptions): PublishResult['brands'][number] {
  const {
    site,
    by,
    build: { version: engine },
  } = options
  const { id, digest, frames } = release
  const from = currentRecord(site, id)
  if (from?.digest === digest && from.build === build) return { record: from, isNew: false }
  const version = nextVersion(site, id)
  const record: VersionRecord = {
    brand: id,
    version,
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
      ? changesBetween(
          { manifest: manifestOf(site, id, from.version), engine: from.engine },
          { manifest: release.manifest as unknown as JsonObject, engine },
        )
      : [version > 1 ? 'published again' : 'first published'],
  }
  const before = version > 1 ? layout.version(site, id, version - 1) : undefined
  stageRelease(release, record, { site, folder: layout.version(site, id, version), build, before })
  return { record, from, isNew: true }
}
