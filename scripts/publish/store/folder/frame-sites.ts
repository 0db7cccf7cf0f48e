import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteShell } from '../../render/frame-pages.ts'
import { withCompressed } from '../compressed.ts'
import { removeHost } from '../hosts.ts'
import { holderOf, layout, namesIn } from './layout.ts'
import { previewRecords } from '../preview-record.ts'
import { currentRecord, type VersionRecord } from '../record.ts'
import { placeFolder, point } from './replace.ts'

/**
 * Publishes the shell of vendors’ HTML on frame origins, only for the brands that name them; removes it if no brand
 * does.
 */
export function refreshFrames(site: string, origins: readonly string[]) {
  if (origins.length === 0) return
  const records = [
    ...namesIn(layout.brands(site)).flatMap((id) => currentRecord(site, id) ?? []),
    ...previewRecords(site),
  ]
  for (const origin of new Set(origins))
    refresh(
      site,
      new URL(origin).hostname,
      records.filter(({ frames }) => frames.includes(origin)),
    )
}

/** A brand’s own host is never replaced. */
function refresh(site: string, host: string, users: Pick<VersionRecord, 'hosts' | 'build'>[]) {
  if (holderOf(site, host) !== undefined) return
  const [first] = users
  if (!first) return removeHost(site, host)
  const origins = users.flatMap(({ hosts }) => hosts.map((name) => `https://${name}`)).sort()
  const { html } = siteShell(layout.build(site, first.build), origins)
  const folder = join(layout.frames(site), createHash('sha256').update(html).digest('hex').slice(0, 12))
  if (!existsSync(folder)) {
    mkdirSync(layout.frames(site), { recursive: true })
    placeFolder(folder, (partial) => {
      for (const [name, content] of withCompressed('provider-frame.site.html', html))
        writeFileSync(join(partial, name), content)
    })
  }
  point(layout.host(site, host), folder)
}
