import { rmSync } from 'node:fs'
import { audit } from './audit.ts'
import { refreshFrames } from './frame-sites.ts'
import { removeHost } from './hosts.ts'
import { holderOf, layout, namesIn } from './layout.ts'
import { currentRecord, type VersionRecord } from './record.ts'

/** Why a brand cannot be taken off the air. */
export class CannotUnpublish extends Error {}

/**
 * Takes a brand off the air, with all its hosts at one blow: what serves them finds nothing there. Its versions and previews stay.
 * Where that was cut short before, it is finished. The site is locked by the caller. Throws `CannotUnpublish`.
 */
export function unpublish(
  site: string,
  id: string,
  note: { by: string; message?: string | undefined },
): { from?: VersionRecord | undefined; hosts: string[] } {
  const from = currentRecord(site, id)
  const hosts = namesIn(layout.hosts(site)).filter((host) => holderOf(site, host) === id)
  if (!from && hosts.length === 0) throw new CannotUnpublish(`${id} is not on the air here.`)
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
