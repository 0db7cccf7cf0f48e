import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Manifest } from '../../schemas/generated/manifest.ts'
import { checkBrands, resolving } from '../../manifest-tools/check/check-brands.ts'
import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import { artFolder, artReader } from '../../scripts/publish/pictures/art.ts'
import { manifestFor } from '../../scripts/publish/brands/environment.ts'
import { openBuild } from '../../scripts/publish/render/brand-pages.ts'
import { contentOf } from '../../scripts/publish/render/content.ts'
import { folderStore } from '../../scripts/publish/store/folder/folder-store.ts'
import { isExpired } from '../../scripts/publish/store/preview-record.ts'
import type { PreviewLink } from '../shared/calls.ts'
import { expectBrand } from './brands.ts'
import { callerOf } from './identity.ts'
import { expectBuilt, type Site } from './publishing.ts'
import { errorsFirst, Refused } from './refusal.ts'
import { object, text, type Of } from './schemas.ts'
import { withText } from './with-text.ts'

/** What to show: a version, a text that is not saved, or else the saved manifest. */
interface Shown {
  version?: number
  text?: string
  days: number
}

const day = 24 * 60 * 60 * 1000

/** Opens a preview at an address of its own that expires, as `brand preview` does. */
async function openPreviewLink(
  manifests: Manifests,
  id: string,
  { site, build, platform }: Site,
  { version, text: draft, days }: Shown,
  by: string,
): Promise<PreviewLink> {
  expectBrand(manifests, id)
  expectBuilt(build)
  const manifest =
    version === undefined
      ? validManifest(draft === undefined ? manifests : withText(manifests, id, draft), id)
      : await versionManifest(site, id, version)
  const [host] = Object.keys(manifest.hosts)
  if (!host) throw new Refused(409, `${id} has no host that a preview could be below: add one to its hosts.`)
  const store = folderStore(site)
  await store.removePreviews((preview) => isExpired(preview), by)
  const record = await store.preview(id, manifest, {
    build: openBuild(build),
    art: artReader(artFolder(dirname(manifests.path('base'))))(manifest),
    content: contentOf({ platform }),
    host,
    expires: new Date(Date.now() + days * day),
    by,
  })
  return { address: `https://${record.hosts[0]}/`, hash: record.hash, expires: record.expires }
}

function validManifest(manifests: Manifests, id: string): Manifest {
  const resolve = resolving(manifests)
  const { diagnostics } = checkBrands(manifests, [id], resolve)
  const error = diagnostics.find(({ severity }) => severity === 'error')
  if (error) throw errorsFirst(error, resolve(id).manifest)
  return manifestFor(resolve(id).manifest as unknown as Manifest, {})
}

async function versionManifest(site: string, id: string, version: number): Promise<Manifest> {
  const found = await folderStore(site).version(id, version)
  if (!found) throw new Refused(404, `${id} has no version ${version}.`)
  return found.manifest as unknown as Manifest
}

/** Removes a preview. */
async function closePreviewLink(manifests: Manifests, id: string, site: string, hash: string, by: string) {
  expectBrand(manifests, id)
  const removed = await folderStore(site).removePreviews((each) => each.brand === id && each.hash === hash, by)
  if (removed.length === 0) throw new Refused(404, 'This preview is not there any more.')
  return { hash }
}

const schema = object(
  { version: { type: 'integer', minimum: 1 }, text, days: { type: 'integer', minimum: 1, maximum: 90 } },
  ['days'],
)

/** Adds the calls about previews at addresses of their own. */
export function previewLinkRoutes(app: FastifyInstance, manifests: Manifests, options: Site) {
  app.post<Of & { Body: Shown }>('/brands/:id/previews', { schema, config: { needs: 'preview' } }, (request) =>
    openPreviewLink(manifests, request.params.id, options, request.body, callerOf(request).by),
  )
  app.post<{ Params: { id: string; hash: string } }>(
    '/brands/:id/previews/:hash/remove',
    { config: { needs: 'preview' } },
    (request) => {
      const { id, hash } = request.params
      return closePreviewLink(manifests, id, options.site, hash, callerOf(request).by)
    },
  )
}
