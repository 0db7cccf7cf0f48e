import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Manifest } from '../../schemas/generated/manifest.ts'
import { severities } from '../../manifest-tools/check/format.ts'
import { same } from '../../manifest-tools/json/differences.ts'
import type { JsonObject } from '../../manifest-tools/json/pointer.ts'
import { checkBrands, resolving } from '../../manifest-tools/check/check-brands.ts'
import { effectsOf } from '../../manifest-tools/diff/effects.ts'
import { plainProblem } from '../../manifest-tools/explain/plain-words.ts'
import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import { artFolder } from '../../scripts/publish/pictures/art.ts'
import { manifestFor, type Target } from '../../scripts/publish/brands/environment.ts'
import { openBuild } from '../../scripts/publish/render/brand-pages.ts'
import type { AuditEntry, Note } from '../../scripts/publish/store/audit.ts'
import { contentOf } from '../../scripts/publish/render/content.ts'
import { folderStore } from '../../scripts/publish/store/folder/folder-store.ts'
import { isExpired } from '../../scripts/publish/store/preview-record.ts'
import type { Published, Publishing } from '../shared/calls.ts'
import { expectBrand } from './brands.ts'
import { writesOf } from './log.ts'
import { Refused } from './refusal.ts'
import { scheduledOf } from './scheduled.ts'

/** Where to publish, and what. */
export interface Site {
  site: string
  /** The folder of the product’s build. */
  build: string
  /** Where the content of pages is read, of brands whose API is on the pages’ own origin. */
  platform?: string | undefined
  /** Whom the site is for: players (`production`), or nobody but testers (`development`). */
  environment: NonNullable<Target['environment']>
}

const mostAudited = 50

const isBuilt = (build: string) => existsSync(`${build}/.vite/manifest.json`)

/** Refuses what needs a build while there is none. */
export function expectBuilt(build: string) {
  if (!isBuilt(build))
    throw new Refused(409, `There is no build in ${build}: run \`npm run build\`, then publish again.`)
}

/** Returns what is published of a brand, and what players would notice of the saved manifest. */
export async function publishingOf(
  manifests: Manifests,
  id: string,
  { site, build, environment }: Site,
): Promise<Publishing> {
  expectBrand(manifests, id)
  const resolve = resolving(manifests)
  const { errors } = severities(checkBrands(manifests, [id], resolve).diagnostics)
  const store = folderStore(site)
  const live = await store.version(id)
  const saved = errors > 0 ? undefined : manifestFor(resolve(id).manifest as unknown as Manifest, { environment })
  const effects = saved && (live ? effectsOf(live.manifest, saved as unknown as JsonObject) : [])
  return {
    ...(await store.versions(id)),
    isBuilt: isBuilt(build),
    environment,
    ...(effects ? { effects } : {}),
    isLive: saved !== undefined && same(live?.manifest, saved),
    audit: await auditOf(site, id),
    schedule: scheduledOf(site, id),
    writes: writesOf(site, id).reverse().slice(0, mostAudited),
  }
}

/** Returns the last changes of a brand, newest first. */
const auditOf = async (site: string, id: string): Promise<AuditEntry[]> =>
  (await folderStore(site).audit())
    .filter(({ brand }) => brand === id)
    .reverse()
    .slice(0, mostAudited)

/** Publishes the saved manifest of a brand, as `brand publish` does. */
export async function publish(
  manifests: Manifests,
  id: string,
  { site, build, platform, environment }: Site,
  note: Note,
): Promise<Published> {
  expectBrand(manifests, id)
  expectBuilt(build)
  const store = folderStore(site)
  await store.removePreviews((preview) => isExpired(preview), note.by)
  const { report, refused, brands } = await store.publish(manifests, [id], {
    build: openBuild(build),
    art: artFolder(dirname(manifests.path('base'))),
    content: contentOf({ platform }),
    environment,
    ...note,
  })
  const [brand] = brands
  const { manifest } = resolving(manifests)(id)
  return {
    refused,
    diagnostics: report.diagnostics.map((each) => plainProblem(each, manifest)),
    ...(brand && { version: brand.record.version, isNew: brand.isNew, hosts: brand.record.hosts }),
  }
}

/** Returns the manifest of a version. */
export async function versionOf(manifests: Manifests, id: string, version: number, site: string): Promise<JsonObject> {
  expectBrand(manifests, id)
  const found = await folderStore(site).version(id, version)
  if (!found) throw new Refused(404, `${id} has no version ${version}: it may be pruned.`)
  return found.manifest
}

/** Makes an earlier version live again, as `brand rollback` does. */
export async function restore(
  manifests: Manifests,
  id: string,
  version: number,
  { site }: Site,
  note: Note,
): Promise<Published> {
  expectBrand(manifests, id)
  const { to } = await folderStore(site).rollBack(id, version, note)
  return { refused: [], diagnostics: [], version: to.version, isNew: true, hosts: to.hosts }
}
