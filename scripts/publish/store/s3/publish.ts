import { severities } from '#engine/manifest/format.ts'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import type { Manifests } from '../../../manifests/read-manifests.ts'
import { changesBetween } from '../../site/changes.ts'
import { withVersion } from '../../site/history.ts'
import { refusals } from '../../site/hosts.ts'
import { buildName } from '../../site/place-build.ts'
import type { PublishOptions, PublishResult } from '../../site/publish-brands.ts'
import type { StoredRecord } from '../../site/record.ts'
import type { Release } from '../../site/release.ts'
import { render } from '../../site/render.ts'
import { wantedBrands, type Wanted } from '../../site/wanted.ts'
import { changeSite } from './change-site.ts'
import { withFrames } from './frames.ts'
import type { Objects } from './objects.ts'
import { fullRecord, writeRecord } from './records.ts'
import type { Published, Shown, SiteState } from './state.ts'
import { rootOf, uploadBuild, uploadPages, uploadPictures } from './upload.ts'

type Options = Omit<PublishOptions, 'site'>
type Live = PublishResult['brands'][number]

/** Publishes all of the brands or none, as `publishBrands` does in a folder. */
export async function publish(
  objects: Objects,
  manifests: Manifests,
  ids: string[],
  options: Options,
): Promise<PublishResult> {
  const { report, wanted } = wantedBrands(manifests, ids, options)
  if (severities(report.diagnostics).errors > 0) return { report, refused: [], brands: [] }
  const leaving = new Map(wanted.map(({ id, hosts }) => [id, hosts]))
  return changeSite(objects, options, async (state) => {
    const refused = wanted.flatMap(({ id, hosts }) =>
      refusals(id, hosts, (host) => state.hosts[host] && { brand: state.hosts[host].brand }, leaving),
    )
    if (refused.length > 0) return { result: { report, refused, brands: [] } }
    const brands = await upload(objects, state, wanted, options)
    const news = brands.filter(({ isNew }) => isNew)
    const result = { report, refused, brands: brands.map(({ stored: _stored, ...live }): Live => live) }
    if (news.length === 0) return { result }
    const outcomes = news.map(({ record: { brand, version, engine, hosts, changes }, from }) => ({
      brand,
      version,
      ...(from && { from: from.version }),
      engine,
      hosts,
      changes,
    }))
    const next = await withFrames(objects, withVersions(state, news))
    return { change: { state: next, action: 'publish', outcomes }, result }
  })
}

type Uploaded = Live & { stored?: StoredRecord & { key: string } }

/** Writes everything that versions need, besides what makes them live. */
async function upload(objects: Objects, state: SiteState, wanted: readonly Wanted[], options: Options) {
  const build = buildName(options.build)
  await uploadBuild(objects, options.build, build)
  const liveOf = (id: string) => {
    const { live, versions = {} } = state.brands[id] ?? {}
    return live === undefined ? undefined : versions[live]
  }
  const tasks = wanted.map((each) => {
    const live = liveOf(each.id)
    return { ...each, live: live?.build === build ? live.digest : undefined }
  })
  const brands: Uploaded[] = []
  const at = new Date().toISOString()
  for (const release of render(tasks, options.build)) {
    const each = tasks[brands.length]!
    const from = await fullRecord(objects, state, each.id, state.brands[each.id]?.live)
    if (!release) brands.push({ record: from!.record, isNew: false })
    else {
      await Promise.all([uploadPages(objects, each.id, release), uploadPictures(objects, each.art)])
      const stored = recordOf(each, release, { ...options, state, build: options.build, at, name: build, from })
      const key = await writeRecord(objects, stored)
      const { manifest: _manifest, headers: _headers, ...record } = stored
      brands.push({ record, from: from?.record, isNew: true, stored: { ...stored, key } })
    }
  }
  return brands
}

interface Around extends Options {
  state: SiteState
  at: string
  /** The name of the build’s folder. */
  name: string
  from: Awaited<ReturnType<typeof fullRecord>>
}

function recordOf(
  { id, manifest, hosts, pictures, frames }: Wanted,
  { digest, hosts: made }: Release,
  around: Around,
): StoredRecord {
  const { state, at, by, message, build, name, from } = around
  const version = (state.brands[id]?.newest ?? 0) + 1
  const after = { manifest: JSON.parse(manifest) as JsonObject, engine: build.version }
  return {
    brand: id,
    version,
    at,
    by,
    ...(message ? { message } : {}),
    ...(from && { from: from.record.version }),
    engine: build.version,
    build: name,
    hosts: [...hosts],
    frames,
    ...(pictures && { pictures }),
    digest,
    changes: from
      ? changesBetween({ manifest: from.manifest, engine: from.record.engine }, after)
      : [version > 1 ? 'published again' : 'first published'],
    manifest: after.manifest,
    headers: Object.fromEntries([...made].map(([host, { headers }]) => [host, headers])),
  }
}

/** Returns the state in which new versions are live. */
function withVersions(state: SiteState, news: readonly Uploaded[]): Published {
  const { brands, hosts, previews } = state
  const next: Published = { brands: { ...brands }, hosts, previews }
  const changed = news.flatMap(({ stored }) => stored ?? [])
  for (const { brand: id, version, key, build, pictures, digest, frames } of changed) {
    const { history = [], versions = {} } = brands[id] ?? {}
    const stored = { record: key, build, ...(pictures && { pictures }), digest, frames }
    next.brands[id] = {
      live: version,
      history: withVersion(history, version, false),
      newest: version,
      versions: { ...versions, [version]: stored },
    }
  }
  return showing(next, changed)
}

/** Returns the state in which the hosts of brands show these versions, and no others show them. */
export function showing(state: Published, records: readonly Omit<StoredRecord, 'at' | 'by'>[]): Published {
  const ids = new Set(records.map(({ brand }) => brand))
  const others = Object.entries(state.hosts).filter(([, { brand }]) => brand === undefined || !ids.has(brand))
  const shown = records.flatMap(({ brand, hosts, digest, build, pictures }) =>
    hosts.map((host): [string, Shown] => [
      host,
      { brand, root: rootOf(brand, digest, host), build, ...(pictures && { pictures }) },
    ]),
  )
  return { ...state, hosts: Object.fromEntries([...others, ...shown]) }
}
