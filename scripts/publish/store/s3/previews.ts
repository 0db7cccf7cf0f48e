import type { Manifest } from '#manifest'
import { buildName } from '../place-build.ts'
import { planPreview, type PreviewRequest } from '../preview.ts'
import type { PreviewRecord } from '../preview-record.ts'
import { makeRelease } from '../release.ts'
import { changeSite } from './change-site.ts'
import { withFrames } from './frames.ts'
import type { Objects } from '../objects.ts'
import { published } from './roll-back.ts'
import type { SiteState } from './state.ts'
import { rootOf, uploadBuild, uploadPages, uploadPictures } from './upload.ts'

/** Publishes a preview, as `placePreview` does in a folder. */
export async function placePreview(
  objects: Objects,
  id: string,
  manifest: Manifest,
  request: PreviewRequest,
): Promise<PreviewRecord> {
  const { build, art, content, by } = request
  const placed = buildName(build)
  const { shown, record } = planPreview(id, manifest, { ...request, placed })
  const { hash, hosts, pictures, engine } = record
  const release = makeRelease({ id, manifest: JSON.stringify(shown), hosts, pictures }, build, content)
  const { digest, languages } = release
  let uploaded: SiteState | undefined
  const upload = async (state: SiteState) => {
    if (uploaded && uploaded.prunes === state.prunes) return
    await uploadBuild(objects, build, placed)
    await Promise.all([uploadPages(objects, id, release), uploadPictures(objects, art)])
    uploaded = state
  }
  await changeSite(objects, { by }, async (state) => ({ result: await upload(state) }))
  return changeSite(objects, { by }, async (state) => {
    await upload(state)
    const own = hosts.map((host) => [
      host,
      { root: rootOf(id, digest, host), build: placed, ...(pictures && { pictures }), languages },
    ])
    const next = {
      ...published(state),
      previews: { ...state.previews, [hash]: { ...record, digest } },
      hosts: { ...state.hosts, ...Object.fromEntries(own) },
    }
    return {
      change: {
        state: await withFrames(objects, next),
        action: 'preview' as const,
        outcomes: [{ brand: id, hosts, engine }],
      },
      result: record,
    }
  })
}

/** Removes previews, and returns them. */
export const removePreviews = (objects: Objects, isMeant: (preview: PreviewRecord) => boolean, by: string) =>
  changeSite(objects, { by }, async (state) => {
    const removed = Object.values(state.previews).filter(isMeant)
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
      change: { state: await withFrames(objects, next), action: 'remove-preview' as const, outcomes },
      result: removed.map(({ digest: _digest, ...record }): PreviewRecord => record),
    }
  })
