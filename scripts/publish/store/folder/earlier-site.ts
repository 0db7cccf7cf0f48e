import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AuditEntry } from '../audit.ts'
import { withVersion } from '../history.ts'
import { showing, shownOf } from '../hosts.ts'
import { linesIn } from '../json-lines.ts'
import type { PreviewRecord } from '../preview-record.ts'
import type { VersionRecord } from '../record.ts'
import type { BrandState, Published, Shown, StoredVersion } from '../published.ts'
import { holderOf, layout, linkOf, namesIn } from './layout.ts'

/**
 * Returns what older releases of the product have published to a folder: they had no `site.json`, but folders and links alone.
 * Undefined if nothing is published.
 */
export function earlierSite(site: string): Published | undefined {
  const ids = namesIn(layout.brands(site))
  if (ids.length === 0) return undefined
  const histories = historiesIn(site)
  const brands = ids.map((id) => [id, brandIn(site, id, histories.get(id))] as const)
  const previews = previewsIn(site)
  const live = brands.flatMap(([id, { live: version, versions }]) => {
    const record = version === undefined ? undefined : recordIn<VersionRecord>(site, versions[version]!.record)
    // A host belongs to the brand that its link leads to.
    const hosts = record?.hosts.filter((host) => [id, undefined].includes(holderOf(site, host))) ?? []
    return record ? [{ ...record, ...versions[version!], hosts }] : []
  })
  const others = [...framesIn(site), ...Object.values(previews).flatMap((each) => shownOf(each))]
  return showing({ brands: Object.fromEntries(brands), hosts: Object.fromEntries(others), previews }, live)
}

/** Returns what is known of a brand. */
function brandIn(site: string, id: string, history: readonly number[] = []): BrandState {
  const target = linkOf(layout.current(site, id))
  const versions = versionsIn(site, id)
  const live = Object.keys(versions)
    .map(Number)
    .find((version) => version === Number(target?.split('/').pop()))
  const from = live === undefined ? undefined : recordIn<VersionRecord>(site, versions[live]!.record)?.from
  // An audit log that was moved away does not end with the live version.
  const known = history.at(-1) === live ? history : [...(from === undefined ? [] : [from]), ...(live ? [live] : [])]
  return {
    ...(live !== undefined && { live }),
    history: known,
    newest: Math.max(0, ...Object.keys(versions).map(Number)),
    versions,
  }
}

const versionsIn = (site: string, id: string): Record<number, StoredVersion> =>
  Object.fromEntries(
    namesIn(join(layout.brands(site), id, 'versions')).flatMap((name) => {
      const pages = `brands/${id}/versions/${name}`
      const record = `${pages}/record.json`
      const found = recordIn<VersionRecord>(site, record)
      if (!found) return []
      const { build, pictures, digest, frames } = found
      return [[Number(name), { record, build, ...(pictures && { pictures }), pages, digest, frames }]]
    }),
  )

function previewsIn(site: string): Published['previews'] {
  const previews = namesIn(join(site, 'previews')).flatMap((hash) => {
    const pages = `previews/${hash}`
    const found = recordIn<PreviewRecord & { manifest?: object; headers?: object }>(site, `${pages}/record.json`)
    if (!found) return []
    const { manifest: _manifest, headers: _headers, ...record } = found
    return [[hash, { ...record, pages }] as const]
  })
  return Object.fromEntries(previews)
}

/** Returns the hosts that show shells of vendors’ HTML. */
const framesIn = (site: string): [host: string, Shown][] =>
  namesIn(layout.hosts(site)).flatMap((host) => {
    const [, root] = /(?:^|\/)(frames\/[^/]+)$/.exec(linkOf(layout.host(site, host)) ?? '') ?? []
    return root ? [[host, { root, build: '' }]] : []
  })

function recordIn<Stored>(site: string, path: string): Stored | undefined {
  const file = join(site, path)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stored) : undefined
}

/** Returns the versions of each brand that were live one after the other. */
function historiesIn(site: string): ReadonlyMap<string, readonly number[]> {
  const histories = new Map<string, readonly number[]>()
  for (const { action, brand = '', version } of entriesOf(site)) {
    const before = histories.get(brand) ?? []
    if (action === 'unpublish') histories.set(brand, [])
    else if (version !== undefined) histories.set(brand, withVersion(before, version, action === 'rollback'))
  }
  return histories
}

/** Returns the audit log. Older releases have also logged each change before it began. */
export const entriesOf = (site: string): AuditEntry[] =>
  linesIn(layout.audit(site))
    .map((line) => JSON.parse(line) as AuditEntry & { state?: string })
    .filter(({ state }) => state === undefined)
