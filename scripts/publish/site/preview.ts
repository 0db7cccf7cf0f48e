import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Manifest } from '#manifest'
import { shellOrigins } from '../framed-origins.ts'
import type { Build } from '../publish.ts'
import { makeChange } from './change.ts'
import { layout } from './layout.ts'
import { picturesName, type Pictures } from './pictures.ts'
import { placeBuild } from './place-build.ts'
import { stageRelease } from './stage-release.ts'
import { isExpired, previewRecords, type PreviewRecord } from './preview-record.ts'
import { makeRelease } from './release.ts'

interface PreviewOptions {
  site: string
  build: Build
  art: Pictures
  /** The host of the brand that the preview is below. */
  host: string
  expires: Date
  by: string
}

/**
 * Publishes a manifest at `<hash>.preview.<host>`, which search engines do not index. The same manifest keeps its
 * address. The caller locks the site.
 */
export function placePreview(
  id: string,
  manifest: Manifest,
  { site, build, art, host, expires, by }: PreviewOptions,
): PreviewRecord {
  const placed = placeBuild(site, build)
  const { shown, record } = planPreview(id, manifest, { build, placed, art, host, expires, by })
  const { hash, hosts, pictures } = record
  const folder = layout.preview(site, hash)
  if (!existsSync(folder)) {
    const text = JSON.stringify(shown)
    const release = makeRelease({ id, manifest: text, hosts, pictures }, build)
    stageRelease(release, { ...record, manifest: text }, { site, folder, art })
  }
  makeChange(site, { action: 'preview', steps: [{ record }] }, { by })
  return record
}

/** Returns the manifest and the record of a preview with a placed build. */
export function planPreview(
  id: string,
  manifest: Manifest,
  { build, placed, art, host, expires, by }: Omit<PreviewOptions, 'site'> & { placed: string },
): { shown: Manifest; record: PreviewRecord } {
  const hash = createHash('sha256')
    .update(JSON.stringify([manifest, host, placed]))
    .digest('hex')
    .slice(0, 12)
  const name = `${hash}.preview.${host}`
  const own = manifest.hosts[host] ?? {}
  const shown = {
    ...manifest,
    hosts: { ...manifest.hosts, [name]: { ...own, seo: { ...own.seo, robots: 'noindex' as const } } },
  }
  const pictures = picturesName(art)
  const record: PreviewRecord = {
    brand: id,
    hash,
    hosts: [name],
    at: new Date().toISOString(),
    by,
    expires: expires.toISOString(),
    engine: build.version,
    build: placed,
    ...(pictures && { pictures }),
    frames: shellOrigins(shown).sort(),
  }
  return { shown, record }
}

/** Removes previews. The caller locks the site. */
export const removePreviews = (site: string, previews: readonly PreviewRecord[], by: string) =>
  makeChange(site, { action: 'remove-preview', steps: previews.map((record) => ({ record })) }, { by })

/** Returns the expired previews. */
export const expiredPreviews = (site: string, now = Date.now()) =>
  previewRecords(site).filter((preview) => isExpired(preview, now))
