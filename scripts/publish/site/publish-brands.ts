import { severities, type Report } from '#engine/manifest/format.ts'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import type { Manifests } from '../../manifests/read-manifests.ts'
import type { Target } from '../environment.ts'
import type { Build } from '../publish.ts'
import { begin, complete } from './change.ts'
import { changesBetween } from './changes.ts'
import { refusedHosts } from './hosts.ts'
import { layout, versionsOf } from './layout.ts'
import { placeBuild } from './place-build.ts'
import { currentRecord, manifestOf, type VersionRecord } from './record.ts'
import type { Release } from './release.ts'
import { render } from './render.ts'
import { discard } from './replace.ts'
import { stageRelease } from './stage-release.ts'
import { wantedBrands, type Wanted } from './wanted.ts'

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
  const { report, wanted } = wantedBrands(manifests, ids, options)
  if (severities(report.diagnostics).errors > 0) return { report, refused: [], brands: [] }
  const hosts = new Map(wanted.map((each) => [each.id, each.hosts]))
  const refused = wanted.flatMap(({ id }) => refusedHosts(site, id, hosts.get(id)!, hosts))
  if (refused.length > 0) return { report, refused, brands: [] }
  const placed = placeBuild(site, build)
  const tasks = wanted.map((each): Task => {
    const from = currentRecord(site, each.id)
    return { ...each, from, live: from?.build === placed ? from.digest : undefined }
  })
  const at = new Date().toISOString()
  const { brands, intention } = staged(site, ids, () => {
    const each = [...stages(tasks, placed, at, options)]
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

interface Task extends Wanted {
  /** The live version, and its digest if it serves the same build. */
  from: VersionRecord | undefined
  live: string | undefined
}

/** Runs what stages versions; if it fails, nothing of them is left. */
function staged<Result>(site: string, ids: readonly string[], act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    for (const id of ids) discard(layout.version(site, id, nextVersion(site, id)))
    throw error
  }
}

const noteOf = ({ message }: PublishOptions) => (message ? { message } : {})

const nextVersion = (site: string, id: string) => (versionsOf(site, id).pop() ?? 0) + 1

/** Stages versions, each as soon as it is rendered. */
function* stages(
  tasks: readonly Task[],
  build: string,
  at: string,
  options: PublishOptions,
): Generator<PublishResult['brands'][number]> {
  let index = 0
  for (const release of render(tasks, options.build)) {
    const task = tasks[index++]!
    yield release ? stage(task, release, build, at, options) : { record: task.from!, isNew: false }
  }
}

/** Stages a version. */
function stage(task: Task, release: Release, build: string, at: string, options: PublishOptions) {
  const {
    site,
    by,
    build: { version: engine },
  } = options
  const { id, manifest, from, hosts, pictures, art, frames } = task
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
    hosts: [...hosts],
    frames,
    ...(pictures && { pictures }),
    digest: release.digest,
    changes: from
      ? changesBetween(
          { manifest: manifestOf(site, id, from.version), engine: from.engine },
          { manifest: JSON.parse(manifest) as JsonObject, engine },
        )
      : [version > 1 ? 'published again' : 'first published'],
  }
  const before = version > 1 ? layout.version(site, id, version - 1) : undefined
  stageRelease(release, { ...record, manifest }, { site, folder: layout.version(site, id, version), art, before })
  return { record, from, isNew: true }
}
