import { dirname } from 'node:path'
import type { Manifest } from '#manifest'
import { formatText, severities } from '#manifest-tools/check/format.ts'
import { brandCommand } from '../brand-command.ts'
import { artFolder, artReader } from '../../publish/pictures/art.ts'
import { manifestFor, type Target } from '../../publish/brands/environment.ts'
import { openBuild } from '../../publish/render/brand-pages.ts'
import type { Content } from '../../publish/render/content.ts'
import { isExpired } from '../../publish/store/preview-record.ts'
import type { SiteStore } from '../../publish/store/site-store.ts'
import { checkBrands, resolving } from '#manifest-tools/check/check-brands.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'

interface Options extends Target {
  site: string
  build: string
  host?: string
  days: number
  content: Content
  by: string
}

const day = 24 * 60 * 60 * 1000

/** Publishes a preview and prints its address; returns the exit code. */
export async function preview(
  store: SiteStore,
  manifests: Manifests,
  id: string,
  { site, build, host, days, content, by, ...target }: Options,
): Promise<number> {
  await store.removePreviews((each) => isExpired(each), by)
  const resolve = resolving(manifests)
  const report = checkBrands(manifests, [id], resolve)
  if (report.diagnostics.length > 0) console.log(`${formatText(report)}\n`)
  if (severities(report.diagnostics).errors > 0) return refuse('An invalid manifest cannot be previewed.')
  const manifest = manifestFor(resolve(id).manifest as unknown as Manifest, target)
  const hosts = Object.keys(manifest.hosts)
  const below = host ?? hosts[0]
  if (!below || !hosts.includes(below))
    return refuse(`error: ${below ?? 'no host'} is not a host of ${id} (${hosts.join(', ')})`)
  const art = artReader(artFolder(dirname(manifests.path('base'))))(manifest)
  const record = await store.preview(id, manifest, {
    build: openBuild(build),
    art,
    content,
    host: below,
    expires: new Date(Date.now() + days * day),
    by,
  })
  console.log(`${id}  https://${record.hosts[0]}/`)
  console.log(
    `until ${record.expires.slice(0, 16).replace('T', ' ')} UTC, or until ${brandCommand(['preview', id, '--remove'], { site, manifests })}`,
  )
  return 0
}

/** Removes a brand’s previews; returns a message with their number. */
export async function removeAll(store: SiteStore, id: string, by: string): Promise<string> {
  const previews = await store.removePreviews(({ brand }) => brand === id, by)
  return `${previews.length} previews of ${id} removed`
}

function refuse(reason: string): number {
  console.error(reason)
  return 1
}
