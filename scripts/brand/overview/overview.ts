import type { Manifest, Notice } from '#manifest'
import { isObject, type JsonObject } from '#manifest-tools/json/pointer.ts'
import { diagnoseSources } from '#manifest-tools/check/diagnose-sources.ts'
import { severities } from '#manifest-tools/check/format.ts'
import { resolving } from '#manifest-tools/check/check-brands.ts'
import { readContext } from '#manifest-tools/check/context.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { isExpired } from '../../publish/store/preview-record.ts'
import type { SiteStore } from '../../publish/store/site-store.ts'

/** A part of a brand that is closed for maintenance, or will be. */
export interface Closed {
  /** `site`, or the part and its name: `pages.GAMES`. */
  what: string
  state: 'planned' | 'closed'
  start?: string
  end?: string
}

/** A brand as operators see it. */
export interface BrandOverview {
  id: string
  /** Whether it has a manifest; a published one can be without. */
  known: boolean
  /** The live version; absent if it is not published. */
  live?: { version: number; at: string; by: string; engine: string }
  /** The hosts of the live version, otherwise those of the manifest. */
  hosts: string[]
  errors: number
  warnings: number
  previews: { address: string; expires: string }[]
  /** What the live version closes for maintenance, otherwise what the manifest does. */
  maintenance: Closed[]
}

/** Returns every brand that has a manifest or is published. */
export async function overviewOf(manifests: Manifests, store: SiteStore, now = Date.now()): Promise<BrandOverview[]> {
  const [named, published, live] = [manifests.names(), await store.brands(), await store.live()]
  const resolve = resolving(manifests)
  const context = readContext(manifests, resolve)
  const previews = (await store.previews()).filter((each) => !isExpired(each, now))
  return [...new Set([...named, ...published])].sort().map((id): BrandOverview => {
    const known = named.includes(id)
    const { record, manifest } = live.get(id) ?? {}
    const written = known ? resolve(id).manifest : undefined
    const shown = manifest ?? written
    const { errors, warnings } = severities(known ? diagnoseSources(resolve(id), manifests.path, context) : [])
    return {
      id,
      known,
      ...(record && { live: { version: record.version, at: record.at, by: record.by, engine: record.engine } }),
      hosts: record?.hosts ?? Object.keys(isObject(written?.hosts) ? written.hosts : {}),
      errors,
      warnings,
      previews: previews
        .filter(({ brand }) => brand === id)
        .map(({ hosts, expires }) => ({ address: `https://${hosts[0]}/`, expires })),
      maintenance: closedParts(shown, now),
    }
  })
}

/** Returns what is closed now and what will be; a notice whose end is past is neither. */
function closedParts(manifest: JsonObject | undefined, now: number): Closed[] {
  const { site, ...parts } = (manifest?.maintenance ?? {}) as NonNullable<Manifest['maintenance']>
  const notices = Object.entries(parts).flatMap(([part, byName]) =>
    Object.entries(byName ?? {}).map(([name, notice]) => [`${part}.${name}`, notice] as [string, Notice]),
  )
  const all: [string, Notice][] = site ? [['site', site], ...notices] : notices
  return all.flatMap(([what, { start, end }]): Closed[] => {
    if (end !== undefined && Date.parse(end) <= now) return []
    const state = start !== undefined && Date.parse(start) > now ? 'planned' : 'closed'
    return [{ what, state, ...(start !== undefined && { start }), ...(end !== undefined && { end }) }]
  })
}
