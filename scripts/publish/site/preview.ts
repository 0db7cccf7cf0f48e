import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '#manifest'
import type { Build } from '../publish.ts'
import { audit } from './audit.ts'
import { refreshFrames } from './frame-sites.ts'
import { removeHost } from './hosts.ts'
import { layout } from './layout.ts'
import { placeBuild } from './place-build.ts'
import { placeRelease } from './place-release.ts'
import { previewRecords, type PreviewRecord } from './preview-record.ts'
import { makeRelease } from './release.ts'
import { placeFile, point } from './replace.ts'

interface PreviewOptions {
  site: string
  build: Build
  art: ReadonlyMap<string, Buffer>
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
  const placed = placeBuild(site, build.folder)
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
  const release = makeRelease({ id, manifest: shown, inlined: shown, diagnostics: [] }, [name], build, art)
  const at = new Date().toISOString()
  const { frames } = release
  const record: PreviewRecord = {
    brand: id,
    hash,
    hosts: [name],
    at,
    by,
    expires: expires.toISOString(),
    engine: build.version,
    build: placed,
    frames,
  }
  const folder = join(layout.previews(site), hash)
  if (existsSync(folder))
    placeFile(join(folder, 'record.json'), (partial) => writeFileSync(partial, JSON.stringify(record)))
  else {
    mkdirSync(layout.previews(site), { recursive: true })
    placeRelease(release, record, { site, folder, build: placed })
  }
  point(layout.host(site, name), join(folder, 'hosts', name))
  refreshFrames(site, frames)
  audit(site, { at, by, action: 'preview', brand: id, hosts: [name], engine: build.version })
  return record
}

/** Removes previews, hosts first. */
export function removePreviews(site: string, previews: readonly PreviewRecord[], by: string) {
  for (const { hash, hosts } of previews) {
    for (const host of hosts) removeHost(site, host)
    rmSync(join(layout.previews(site), hash), { recursive: true, force: true })
  }
  refreshFrames(
    site,
    previews.flatMap(({ frames }) => frames),
  )
  const at = new Date().toISOString()
  for (const { brand, hosts } of previews) audit(site, { at, by, action: 'remove-preview', brand, hosts })
}

/** Returns the expired previews. */
export const expiredPreviews = (site: string, now = Date.now()) =>
  previewRecords(site).filter(({ expires }) => Date.parse(expires) <= now)
