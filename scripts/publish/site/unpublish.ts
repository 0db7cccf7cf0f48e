import { rmSync } from 'node:fs'
import { audit } from './audit.ts'
import { refreshFrames } from './frame-sites.ts'
import { removeHost } from './hosts.ts'
import { holderOf, layout, namesIn } from './layout.ts'
import { currentRecord, type VersionRecord } from './record.ts'

/** A brand cannot be unpublished; the message is the reason. */
export class CannotUnpublish extends Error {}

/**
 * Takes a brand offline, atomically for all its hosts. Versions and previews are kept. Completes an interrupted call.
 * The caller locks the site. Throws `CannotUnpublish`.
 */
export function unpublish(
  site: string,
  id: string,
  note: { by: string; message?: string | undefined },
): { from?: VersionRecord | undefined; hosts: string[] } {
  const from = currentRecord(site, id)
  const hosts = namesIn(layout.hosts(site)).filter((host) => holderOf(site, host) === id)
  if (!from && hosts.length === 0) throw new CannotUnpublish(`${id} is not published here.`)
  rmSync(layout.current(site, id), { force: true })
  for (const host of hosts) removeHost(site, host)
  refreshFrames(site, from?.frames ?? [])
  const { by, message } = note
  audit(site, {
    at: new Date().toISOString(),
    by,
    action: 'unpublish',
    brand: id,
    ...(from && { from: from.version }),
    hosts,
    ...(message ? { message } : {}),
  })
  return { from, hosts }
}
