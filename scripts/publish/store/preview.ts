import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import type { Manifest } from '#manifest'
import { shellOrigins } from '../policy/framed-origins.ts'
import type { Build } from '../render/brand-pages.ts'
import type { Intention } from './audit.ts'
import { makeChange } from './folder/change.ts'
import type { Content } from '../render/content.ts'
import { exclusive } from './folder/exclusive.ts'
import { layout } from './folder/layout.ts'
import { onceUnlocked } from './folder/lock.ts'
import { picturesName, placePictures, type Pictures } from './pictures.ts'
import { buildName, placeBuild } from './place-build.ts'
import { completeStaged, stageRelease, type Staged } from './folder/stage-release.ts'
import { isExpired, previewRecords, type PreviewRecord } from './preview-record.ts'
import { makeRelease } from './release.ts'

/** A preview to publish. */
export interface PreviewRequest {
  build: Build
  art: Pictures
  /** Without it, pages have no content of the platform. */
  content?: Content | undefined
  /** The host of the brand that the preview is below. */
  host: string
  expires: Date
  by: string
}

/** How to publish a preview to a folder. */
interface FolderPreview extends PreviewRequest {
  site: string
  /** Called with a change that was interrupted, once it is completed. */
  completed?: ((interrupted: Intention) => void) | undefined
}

/**
 * Publishes a manifest at `<hash>.preview.<host>`, which search engines do not index. The same manifest keeps its address. Its pages
 * are rendered before the site is locked. Throws `SiteLocked` if others keep the site locked.
 */
export async function placePreview(
  id: string,
  manifest: Manifest,
  { site, completed, ...request }: FolderPreview,
): Promise<PreviewRecord> {
  const { build, art, content, by } = request
  const { shown, record } = planPreview(id, manifest, { ...request, placed: buildName(build) })
  const { hash, hosts, pictures } = record
  const [folder, text] = [layout.preview(site, hash), JSON.stringify(shown)]
  let staged: Staged | undefined
  const show = () => {
    // Another command has removed it since this one looked.
    if (!existsSync(folder) && !staged) return undefined
    placeBuild(site, build)
    if (pictures) placePictures(site, pictures, art)
    if (!existsSync(folder)) completeStaged(staged!, { ...record, manifest: text }, folder)
    makeChange(site, { action: 'preview', steps: [{ record }] }, { by })
    return record
  }
  try {
    for (;;) {
      if (!existsSync(folder) && !staged) {
        const release = makeRelease({ id, manifest: text, hosts, pictures }, build, content)
        mkdirSync(layout.previews(site), { recursive: true })
        staged = await stageRelease(release, layout.previews(site), { site, build: record.build, pictures })
      }
      const placed = await onceUnlocked(() => exclusive(site, show, { completed }))
      if (placed) return placed
    }
  } finally {
    if (staged) rmSync(staged.folder, { recursive: true, force: true })
  }
}

/** Returns the manifest and the record of a preview with a placed build. */
export function planPreview(
  id: string,
  manifest: Manifest,
  { build, placed, art, host, expires, by }: PreviewRequest & { placed: string },
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
