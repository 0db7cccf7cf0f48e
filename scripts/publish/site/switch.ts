import { audit, type AuditEntry } from './audit.ts'
import { refreshFrames } from './frame-sites.ts'
import { leaveHosts, pointHosts } from './hosts.ts'
import { layout } from './layout.ts'
import type { VersionRecord } from './record.ts'
import { point } from './replace.ts'

/** A brand’s change from one version to another. */
export interface Switch {
  from?: VersionRecord | undefined
  to: VersionRecord
}

/** Makes complete versions live, each brand with all its hosts atomically, and writes the audit log. */
export function switchVersions(
  site: string,
  switches: readonly Switch[],
  note: Pick<AuditEntry, 'at' | 'by' | 'action' | 'message'>,
) {
  for (const { to } of [...switches].sort((a, b) => lostHosts(a) - lostHosts(b))) {
    point(layout.current(site, to.brand), layout.version(site, to.brand, to.version))
    pointHosts(site, to.brand, to.hosts)
  }
  for (const { from, to } of switches) leaveHosts(site, to.brand, from?.hosts ?? [], to.hosts)
  refreshFrames(
    site,
    switches.filter(changesFrames).flatMap(({ from, to }) => [...(from?.frames ?? []), ...to.frames]),
  )
  const entries = switches.map(({ from, to }): AuditEntry => {
    const { brand, version, engine, hosts, changes } = to
    return { ...note, brand, version, ...(from && { from: from.version }), engine, hosts, changes }
  })
  if (entries.length > 0) audit(site, ...entries)
}

/** Brands that lose hosts come last, so that each host already shows its new brand. */
const lostHosts = ({ from, to }: Switch) => (from?.hosts ?? []).filter((host) => !to.hosts.includes(host)).length

const changesFrames = ({ from, to }: Switch) =>
  JSON.stringify([from?.frames ?? [], from?.hosts]) !== JSON.stringify([to.frames, to.hosts])
