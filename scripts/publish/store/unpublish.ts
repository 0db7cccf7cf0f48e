import type { Note } from './audit.ts'
import { makeChange } from './folder/change.ts'
import { holderOf, layout, namesIn } from './folder/layout.ts'
import { currentRecord, type VersionRecord } from './record.ts'

/** A brand cannot be unpublished; the message is the reason. */
export class CannotUnpublish extends Error {}

/**
 * Takes a brand offline, atomically for all its hosts. Versions and previews are kept. The caller locks the site.
 * Throws `CannotUnpublish`.
 */
export function unpublish(site: string, id: string, note: Note): { from?: VersionRecord | undefined; hosts: string[] } {
  const from = currentRecord(site, id)
  const hosts = namesIn(layout.hosts(site)).filter((host) => holderOf(site, host) === id)
  if (!from && hosts.length === 0) throw new CannotUnpublish(`${id} is not published here.`)
  const step = { brand: id, ...(from && { from: from.version }), hosts, frames: from?.frames ?? [] }
  makeChange(site, { action: 'unpublish', steps: [step] }, note)
  return { from, hosts }
}
