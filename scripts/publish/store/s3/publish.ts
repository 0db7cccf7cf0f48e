import { severities } from '#engine/manifest/format.ts'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import type { Manifests } from '../../../manifests/read-manifests.ts'
import type { Outcome } from '../audit.ts'
import { newRecord, switchOutcome } from '../changes.ts'
import { withVersion } from '../history.ts'
import { refusals as refusedHosts } from '../hosts.ts'
import { buildName } from '../place-build.ts'
import type { PublishOptions, PublishResult } from '../publish-brands.ts'
import type { StoredRecord } from '../record.ts'
import { makeRelease, type Release } from '../release.ts'
import { wantedBrands, type Wanted } from '../wanted.ts'
import { changeSite } from './change-site.ts'
import { withFrames } from './frames.ts'
import type { Objects } from '../objects.ts'
import { fullRecord, versionOf, writeRecord } from './records.ts'
import type { Published, Shown, SiteState } from './state.ts'
import { rootOf, uploadBuild, uploadPages, uploadPictures } from './upload.ts'

type Live = PublishResult['brands'][number]

/**
 * Publishes all of the brands or none, as `publishBrands` does in a folder. Pages are rendered before the change begins; if it has to
 * begin again, only those are rendered again that a prune has removed since.
 */
export async function publish(
  objects: Objects,
  manifests: Manifests,
  ids: string[],
  options: PublishOptions,
): Promise<PublishResult> {
  const { report, wanted } = wantedBrands(manifests, ids, options)
  if (severities(report.diagnostics).errors > 0) return { report, refused: [], brands: [] }
  const leaving = new Map(wanted.map(({ id, hosts }) => [id, hosts]))
  const refusals = ({ hosts: shown }: SiteState) =>
    wanted.flatMap(({ id, hosts }) =>
      refusedHosts(id, hosts, (host) => shown[host] && { brand: shown[host].brand }, leaving),
    )
  const made = new Map<string, Made>()
  const upload = (state: SiteState) => uploadVersions(objects, state, wanted, made, options)
  await changeSite(objects, options, async (state) => ({
    result: refusals(state).length > 0 ? undefined : await upload(state),
  }))
  return changeSite<PublishResult>(objects, options, async (state) => {
    const refused = refusals(state)
    if (refused.length > 0) return { result: { report, refused, brands: [] } }
    await upload(state)
    const brands = await recorded(objects, state, wanted, made, options)
    const news = brands.filter(({ isNew }) => isNew)
    const result = {
      report,
      refused: [],
      brands: brands.map(({ stored: _stored, outcome: _outcome, ...live }): Live => live),
    }
    if (news.length === 0) return { result }
    const outcomes = news.flatMap(({ outcome }) => outcome ?? [])
    const next = await withFrames(objects, withVersions(state, news))
    return { change: { state: next, action: 'publish', outcomes }, result }
  })
}

/** What this command knows of a version. */
interface Made extends Pick<Release, 'digest' | 'languages'> {
  /** Each host’s headers that its pages share. */
  headers: Record<string, Record<string, string>>
  /** Whether this command has written its pages, and how many prunes had begun before that. */
  isWritten: boolean
  prunes: number | undefined
}

const liveOf = ({ brands }: SiteState, id: string) => {
  const { live, versions = {} } = brands[id] ?? {}
  return live === undefined ? undefined : versions[live]
}

const isLive = (state: SiteState, id: string, build: string, { digest }: Made) => {
  const live = liveOf(state, id)
  return live?.build === build && live.digest === digest
}

/** Writes everything that versions need, besides what makes them live. */
async function uploadVersions(
  objects: Objects,
  state: SiteState,
  wanted: readonly Wanted[],
  made: Map<string, Made>,
  { build, content }: PublishOptions,
) {
  const name = buildName(build)
  await uploadBuild(objects, build, name)
  for (const each of wanted) {
    const { id, art } = each
    const known = made.get(id)
    if (known && (isLive(state, id, name, known) || (known.isWritten && known.prunes === state.prunes))) continue
    const release = makeRelease(each, build, content)
    const { digest, languages, hosts } = release
    const headers = Object.fromEntries([...hosts].map(([host, own]) => [host, own.headers]))
    const next: Made = { digest, languages, headers, isWritten: false, prunes: state.prunes }
    next.isWritten = !isLive(state, id, name, next)
    if (next.isWritten) await Promise.all([uploadPages(objects, id, release), uploadPictures(objects, art)])
    made.set(id, next)
  }
}

type Recorded = Live & { stored?: StoredRecord & { key: string }; outcome?: Outcome }

/** Writes the records of versions that are not live yet. */
async function recorded(
  objects: Objects,
  state: SiteState,
  wanted: readonly Wanted[],
  made: ReadonlyMap<string, Made>,
  options: PublishOptions,
): Promise<Recorded[]> {
  const { build, by, message } = options
  const name = buildName(build)
  const note = { at: new Date().toISOString(), by, message, build: name, engine: build.version }
  const brands: Recorded[] = []
  for (const each of wanted) {
    const own = made.get(each.id)!
    const from = await fullRecord(objects, state, each.id, state.brands[each.id]?.live)
    if (isLive(state, each.id, name, own)) brands.push({ record: from!.record, isNew: false })
    else {
      const { digest, languages, headers } = own
      const record = newRecord(each, {
        ...note,
        version: (state.brands[each.id]?.newest ?? 0) + 1,
        digest,
        languages,
        from: from && versionOf(from),
      })
      const stored = { ...record, manifest: JSON.parse(each.manifest) as JsonObject, headers }
      const outcome = switchOutcome(from && versionOf(from), { record, manifest: () => stored.manifest })
      const key = await writeRecord(objects, stored)
      brands.push({ record, from: from?.record, isNew: true, stored: { ...stored, key }, outcome })
    }
  }
  return brands
}

/** Returns the state in which new versions are live. */
function withVersions(state: SiteState, news: readonly Recorded[]): Published {
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
  const shown = records.flatMap(({ brand, hosts, digest, build, pictures, languages }) =>
    hosts.map((host): [string, Shown] => [
      host,
      {
        brand,
        root: rootOf(brand, digest, host),
        build,
        ...(pictures && { pictures }),
        ...(languages && { languages }),
      },
    ]),
  )
  return { ...state, hosts: Object.fromEntries([...others, ...shown]) }
}
