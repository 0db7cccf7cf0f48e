import { mkdirSync, rmSync } from 'node:fs'
import { severities, type Report } from '#engine/manifest/format.ts'
import type { Manifests } from '../../manifests/read-manifests.ts'
import type { Target } from '../brands/environment.ts'
import type { Build } from '../render/brand-pages.ts'
import type { Intention } from './audit.ts'
import { begin, complete } from './folder/change.ts'
import { newRecord } from './changes.ts'
import type { Content } from '../render/content.ts'
import { exclusive } from './folder/exclusive.ts'
import { refusedHosts } from './hosts.ts'
import { layout, versionsOf } from './folder/layout.ts'
import { onceUnlocked } from './folder/lock.ts'
import { placePictures } from './pictures.ts'
import { buildName, placeBuild } from './place-build.ts'
import { currentRecord, manifestOf, type VersionRecord } from './record.ts'
import { makeRelease } from './release.ts'
import { discard } from './folder/replace.ts'
import { completeStaged, stageRelease, type Staged } from './folder/stage-release.ts'
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
}

/** How to publish to a folder. */
export interface FolderOptions extends PublishOptions {
  site: string
  /** Called with a change that was interrupted, once it is completed. */
  completed?: ((interrupted: Intention) => void) | undefined
  /** Returns why the brands cannot go live now; it is asked while the site is locked. */
  refuse?: (() => string[]) | undefined
  /** Called once the brands are live, while the site is still locked. */
  whenLive?: ((brands: PublishResult['brands']) => void) | undefined
}

/** The result. If anything is invalid or refused, nothing is published. */
export interface PublishResult {
  report: Report
  refused: string[]
  /** The live version of each brand, and the previous one if it is new. */
  brands: { record: VersionRecord; from?: VersionRecord | undefined; isNew: boolean }[]
}

/**
 * Publishes all of the brands or none. Their pages are rendered first, brand by brand, into hidden folders beside the versions; then
 * the site is locked, and what was true before is checked again. Throws `SiteLocked` if others keep the site locked.
 */
export async function publishBrands(
  manifests: Manifests,
  ids: string[],
  options: FolderOptions,
): Promise<PublishResult> {
  const { site, build, content, refuse = () => [], whenLive, completed } = options
  const { report, wanted } = wantedBrands(manifests, ids, options)
  if (severities(report.diagnostics).errors > 0) return { report, refused: [], brands: [] }
  const leaving = new Map(wanted.map(({ id, hosts }) => [id, hosts]))
  const refusals = () => [...wanted.flatMap(({ id, hosts }) => refusedHosts(site, id, hosts, leaving)), ...refuse()]
  const refused = refusals()
  if (refused.length > 0) return { report, refused, brands: [] }

  const name = buildName(build)
  const digests = new Map<string, string>()
  const staged = new Map<string, Staged>()
  const isReady = ({ id }: Wanted) => staged.has(id) || isLive(currentRecord(site, id), name, digests.get(id))
  const stage = async (each: Wanted) => {
    const { id, pictures } = each
    const release = makeRelease(each, build, content)
    digests.set(id, release.digest)
    if (isReady(each)) return
    mkdirSync(layout.versions(site, id), { recursive: true })
    staged.set(id, await stageRelease(release, layout.versions(site, id), { site, build: name, pictures }))
  }
  const goLive = () => {
    const refusedNow = refusals()
    if (refusedNow.length > 0) return { report, refused: refusedNow, brands: [] }
    // Another command has changed what is live since this one looked.
    if (!wanted.every(isReady)) return undefined
    const brands = makeLive(wanted, staged, digests, options)
    whenLive?.(brands)
    return { report, refused: [], brands }
  }
  try {
    for (;;) {
      for (const each of wanted) if (!isReady(each)) await stage(each)
      const result = await onceUnlocked(() => exclusive(site, goLive, { completed }))
      if (result) return result
    }
  } finally {
    for (const { folder } of staged.values()) rmSync(folder, { recursive: true, force: true })
  }
}

const isLive = (live: VersionRecord | undefined, build: string, digest: string | undefined) =>
  live !== undefined && live.build === build && live.digest === digest

/** Makes staged versions live, all or none. The caller locks the site. */
function makeLive(
  wanted: readonly Wanted[],
  staged: ReadonlyMap<string, Staged>,
  digests: ReadonlyMap<string, string>,
  options: FolderOptions,
): PublishResult['brands'] {
  const { site } = options
  const build = placeBuild(site, options.build)
  const { by, message } = options
  const note = { at: new Date().toISOString(), by, message, build, engine: options.build.version }
  const folders: string[] = []
  const { brands, intention } = undone(folders, () => {
    const each = wanted.map((brand) => {
      const from = currentRecord(site, brand.id)
      if (isLive(from, build, digests.get(brand.id))) return { record: from!, isNew: false }
      const { digest, languages } = staged.get(brand.id)!
      const record = newRecord(brand, {
        ...note,
        version: (versionsOf(site, brand.id).pop() ?? 0) + 1,
        digest,
        languages,
        from: from && { record: from, manifest: () => manifestOf(site, brand.id, from.version) },
      })
      const folder = layout.version(site, brand.id, record.version)
      const [newest, live] = [record.version - 1, from?.version].map((version) =>
        version ? [layout.version(site, brand.id, version)] : [],
      )
      if (brand.pictures) placePictures(site, brand.pictures, brand.art, from?.pictures ? [from.pictures] : [])
      folders.push(folder)
      completeStaged(staged.get(brand.id)!, { ...record, manifest: brand.manifest }, folder, [...newest!, ...live!])
      return { record, from, isNew: true }
    })
    const steps = each.flatMap(({ isNew, record: { brand, version }, from }) =>
      isNew ? [{ brand, version, from: from?.version }] : [],
    )
    return {
      brands: each,
      intention: steps.length > 0 ? begin(site, { action: 'publish', steps }, options) : undefined,
    }
  })
  if (intention) complete(site, intention)
  return brands
}

/** Runs what gives staged versions their names; if it fails, nothing of them is left. */
function undone<Result>(folders: readonly string[], act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    for (const folder of folders) discard(folder)
    throw error
  }
}
