import { createHash } from 'node:crypto'
import type { Manifest } from '#manifest'
import { shellOrigins } from '../policy/framed-origins.ts'
import type { Build } from '../render/brand-pages.ts'
import type { Content } from '../render/content.ts'
import { buildName } from './build-name.ts'
import { changeSite, type Around } from './change-site.ts'
import { withFrames } from './frames.ts'
import { shownOf } from './hosts.ts'
import type { Medium } from './objects.ts'
import { picturesName, readerOf, type Pictures } from './pictures.ts'
import type { PreviewRecord } from './preview-record.ts'
import { makeRelease } from './release.ts'
import { pagesOf, published, type SiteState } from './published.ts'
import { removeUnused } from './state.ts'
import { newPages, uploadBuild, uploadPages, uploadPictures } from './upload.ts'

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

/**
 * Publishes a manifest at `<hash>.preview.<host>`, which search engines do not index. The same manifest keeps its address and its
 * pages, which are rendered before the change begins.
 */
export async function placePreview(
  medium: Medium,
  id: string,
  manifest: Manifest,
  request: PreviewRequest,
  around: Around,
): Promise<PreviewRecord> {
  const { build, art, content, by } = request
  const placed = buildName(build)
  const { shown, record } = planPreview(id, manifest, { ...request, placed })
  const { hash, hosts, pictures, engine } = record
  const release = makeRelease(
    { id, manifest: JSON.stringify(shown), hosts, pictures, readFile: readerOf(art) },
    build,
    content,
  )
  const { digest, languages } = release
  const folders: string[] = []
  let prunes: number | undefined
  const upload = async (state: SiteState) => {
    if (state.previews[hash] || (folders.length > 0 && prunes === state.prunes)) return
    const pages = newPages(id, release)
    folders.push(pages)
    prunes = state.prunes
    await uploadBuild(medium, build, placed)
    await Promise.all([uploadPages(medium, id, pages, release), uploadPictures(medium, art)])
  }
  try {
    await upload(await changeSite(medium, { by }, async (state) => ({ result: state }), around))
    return await changeSite(
      medium,
      { by },
      async (state) => {
        await upload(state)
        const there = state.previews[hash]
        const own = there ?? { ...record, digest, pages: folders.at(-1)! }
        const shows = there ? {} : Object.fromEntries(shownOf({ languages, ...own, digest }))
        const next = {
          ...published(state),
          previews: { ...state.previews, [hash]: { ...own, ...record } },
          hosts: { ...state.hosts, ...shows },
        }
        return {
          change: {
            state: await withFrames(medium, next),
            action: 'preview' as const,
            outcomes: [{ brand: id, hosts, engine }],
          },
          result: record,
        }
      },
      around,
    )
  } finally {
    await removeUnused(medium, folders)
  }
}

/** Returns the manifest and the record of a preview with a placed build. */
function planPreview(
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

/** Removes previews, and returns them. */
export async function removePreviews(
  medium: Medium,
  isMeant: (preview: PreviewRecord) => boolean,
  by: string,
  around: Around,
): Promise<PreviewRecord[]> {
  const meant = ({ previews }: SiteState) => Object.values(previews).filter((each) => isMeant(recordOf(each)))
  const removePages = async (previews: ReturnType<typeof meant>) => {
    for (const each of previews) if (each.pages) await medium.removeFolder(pagesOf(each.brand, each))
  }
  return changeSite(
    medium,
    { by },
    async (state) => {
      const removed = meant(state)
      if (removed.length === 0) return { result: [] }
      const hashes = new Set(removed.map(({ hash }) => hash))
      const gone = new Set(removed.flatMap(({ hosts }) => hosts))
      const next = {
        ...published(state),
        previews: Object.fromEntries(Object.entries(state.previews).filter(([hash]) => !hashes.has(hash))),
        hosts: Object.fromEntries(Object.entries(state.hosts).filter(([host]) => !gone.has(host))),
      }
      const outcomes = removed.map(({ brand, hosts }) => ({ brand, hosts }))
      return {
        change: { state: await withFrames(medium, next), action: 'remove-preview' as const, outcomes },
        after: () => removePages(removed),
        result: removed.map(recordOf),
      }
    },
    { ...around, makeSpace: (state) => removePages(meant(state)) },
  )
}

/** Returns the record of a preview without where its files are. */
export const recordOf = ({
  digest: _digest,
  pages: _pages,
  ...record
}: PreviewRecord & { digest?: string; pages?: string }): PreviewRecord => record
