import { severities, type Report } from '#manifest-tools/check/format.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'
import type { Target } from '../brands/environment.ts'
import type { Build } from '../render/brand-pages.ts'
import type { Content } from '../render/content.ts'
import type { Outcome } from './audit.ts'
import { buildName } from './build-name.ts'
import { changeSite, type Around } from './change-site.ts'
import { newRecord, switchOutcome } from './changes.ts'
import { withFrames } from './frames.ts'
import { withVersion } from './history.ts'
import { refusedHosts, showing } from './hosts.ts'
import type { Medium } from './objects.ts'
import type { VersionRecord } from './record.ts'
import { fullRecord, versionOf, writeRecord } from './records.ts'
import { makeRelease, type Release } from './release.ts'
import { published, type Published, type SiteState } from './published.ts'
import { removeUnused } from './state.ts'
import { newPages, uploadBuild, uploadPages, uploadPictures } from './upload.ts'
import { wantedBrands, type Wanted } from './wanted.ts'

/** What to publish, and by whom. */
export interface PublishOptions extends Target {
  build: Build
  /** The folder of images. */
  art: string
  /** Without it, pages have no content of the platform. */
  content?: Content | undefined
  by: string
  message?: string | undefined
  /** Returns why the brands cannot go live now; `live` are the numbers of the live versions. */
  refuse?: ((live: (id: string) => number | undefined) => string[]) | undefined
  /** Called once the brands are live, while a site in a folder is still locked. */
  whenLive?: ((brands: PublishResult['brands']) => void) | undefined
}

/** The result. If anything is invalid or refused, nothing is published. */
export interface PublishResult {
  report: Report
  refused: string[]
  /** The live version of each brand, and the previous one if it is new. */
  brands: { record: VersionRecord; from?: VersionRecord | undefined; isNew: boolean }[]
}

type Live = PublishResult['brands'][number]

/**
 * Publishes all of the brands or none. Pages are rendered before the change begins, each version’s into a folder of its own; if it has
 * to begin again, only those are rendered again that a prune has removed since.
 */
export async function publishBrands(
  medium: Medium,
  manifests: Manifests,
  ids: string[],
  options: PublishOptions,
  around: Around,
): Promise<PublishResult> {
  const { refuse = () => [], whenLive } = options
  const { report, wanted } = wantedBrands(manifests, ids, options)
  if (severities(report.diagnostics).errors > 0) return { report, refused: [], brands: [] }
  const leaving = new Map(wanted.map(({ id, hosts }) => [id, hosts]))
  const refusals = (state: SiteState) => [
    ...wanted.flatMap(({ id, hosts }) => refusedHosts(state, id, hosts, leaving)),
    ...refuse((id) => state.brands[id]?.live),
  ]
  const made = new Map<string, Made>()
  const upload = (state: SiteState) => uploadVersions(medium, state, wanted, made, options)
  const first = await changeSite(medium, options, async (state) => ({ result: state }), around)
  const refused = refusals(first)
  if (refused.length > 0) return { report, refused, brands: [] }
  try {
    await upload(first)
    return await changeSite<PublishResult>(
      medium,
      options,
      async (state) => {
        const refusedNow = refusals(state)
        if (refusedNow.length > 0) return { result: { report, refused: refusedNow, brands: [] } }
        await upload(state)
        const brands = await recorded(medium, state, wanted, made, options)
        const news = brands.filter((each) => 'outcome' in each)
        const live = brands.map(({ record, from, isNew }): Live => ({ record, ...(from && { from }), isNew }))
        const after = () => whenLive?.(live)
        const result = { report, refused: [], brands: live }
        if (news.length === 0) return { after, result }
        const next = await withFrames(medium, withVersions(state, news))
        return {
          change: { state: next, action: 'publish', outcomes: news.map(({ outcome }) => outcome) },
          after,
          result,
        }
      },
      around,
    )
  } finally {
    await removeUnused(
      medium,
      [...made.values()].flatMap(({ folders }) => folders),
    )
  }
}

/** What this command knows of a version. */
interface Made extends Pick<Release, 'digest' | 'languages'> {
  /** Each host’s headers that its pages share. */
  headers: Record<string, Record<string, string>>
  /** The folders that this command has written its pages to, and how many prunes had begun before it wrote the last one. */
  folders: string[]
  prunes: number | undefined
}

const isLive = ({ brands }: SiteState, id: string, build: string, { digest }: Pick<Made, 'digest'>) => {
  const { live, versions = {} } = brands[id] ?? {}
  const stored = live === undefined ? undefined : versions[live]
  return stored?.build === build && stored.digest === digest
}

/** Writes everything that versions need, besides what makes them live. */
async function uploadVersions(
  medium: Medium,
  state: SiteState,
  wanted: readonly Wanted[],
  made: Map<string, Made>,
  { build, content }: PublishOptions,
) {
  const name = buildName(build)
  await uploadBuild(medium, build, name)
  for (const each of wanted) {
    const { id, art } = each
    const known = made.get(id)
    const isWritten = known && known.folders.length > 0 && known.prunes === state.prunes
    if (known && (isLive(state, id, name, known) || isWritten)) continue
    const release = makeRelease(each, build, content)
    const { digest, languages, hosts } = release
    const headers = Object.fromEntries([...hosts].map(([host, own]) => [host, own.headers]))
    const next: Made = { digest, languages, headers, folders: known?.folders ?? [], prunes: state.prunes }
    made.set(id, next)
    if (isLive(state, id, name, next)) continue
    const pages = newPages(id, release)
    next.folders.push(pages)
    await Promise.all([uploadPages(medium, id, pages, release), uploadPictures(medium, art)])
  }
}

/** A version that is to go live: where its record and its pages are, and what it changes. */
interface New extends Live {
  isNew: true
  key: string
  pages: string
  outcome: Outcome
}

/** Writes the records of versions that are not live yet. */
async function recorded(
  medium: Medium,
  state: SiteState,
  wanted: readonly Wanted[],
  made: ReadonlyMap<string, Made>,
  options: PublishOptions,
): Promise<(Live | New)[]> {
  const { build, by, message } = options
  const name = buildName(build)
  const note = { at: new Date().toISOString(), by, message, build: name, engine: build.version }
  const brands: (Live | New)[] = []
  for (const each of wanted) {
    const own = made.get(each.id)!
    const from = await fullRecord(medium, state, each.id, state.brands[each.id]?.live)
    if (isLive(state, each.id, name, own)) {
      brands.push({ record: from!.record, isNew: false })
      continue
    }
    const { digest, languages, headers, folders } = own
    const record = newRecord(each, {
      ...note,
      version: (state.brands[each.id]?.newest ?? 0) + 1,
      digest,
      languages,
      from: from && versionOf(from),
    })
    const manifest = () => JSON.parse(each.manifest) as JsonObject
    const outcome = switchOutcome(from && versionOf(from), { record, manifest })
    const key = await writeRecord(medium, { ...record, headers, ...kept(each, build.version) }, each.manifest)
    brands.push({ record, from: from?.record, isNew: true, key, pages: folders.at(-1)!, outcome })
  }
  return brands
}

/** The evidence that is kept with a version. */
const kept = ({ evidence }: Wanted, build: string) => evidence && { evidence: { ...evidence, build } }

/** Returns the state in which new versions are live. */
function withVersions(state: SiteState, news: readonly New[]): Published {
  const brands = { ...state.brands }
  for (const { record, key, pages } of news) {
    const { brand: id, version, build, pictures, digest, frames } = record
    const { history = [], versions = {} } = brands[id] ?? {}
    brands[id] = {
      live: version,
      history: withVersion(history, version, false),
      newest: version,
      versions: {
        ...versions,
        [version]: { record: key, build, ...(pictures && { pictures }), pages, digest, frames },
      },
    }
  }
  return showing(
    { ...published(state), brands },
    news.map(({ record, pages }) => ({ ...record, pages })),
  )
}
