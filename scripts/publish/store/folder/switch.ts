import type { Outcome, SwitchStep } from '../audit.ts'
import { switchOutcome, type Version } from '../changes.ts'
import { refreshFrames } from './frame-sites.ts'
import { leaveHosts, pointHosts } from '../hosts.ts'
import { layout } from './layout.ts'
import { manifestOf, recordOf, type VersionRecord } from '../record.ts'
import { point, settle } from './replace.ts'

interface Switch {
  from?: VersionRecord | undefined
  to: VersionRecord
}

/** Makes complete versions live, each brand with all its hosts atomically. */
export function switchVersions(site: string, steps: readonly SwitchStep[]): Outcome[] {
  for (const { brand, version } of steps) settle(layout.version(site, brand, version))
  const switches = steps.map(({ brand, from, version }): Switch => ({
    from: recordOf(site, brand, from),
    to: recordOf(site, brand, version)!,
  }))
  for (const { to } of [...switches].sort((a, b) => lostHosts(a) - lostHosts(b))) {
    point(layout.current(site, to.brand), layout.version(site, to.brand, to.version))
    pointHosts(site, to.brand, to.hosts)
  }
  for (const { from, to } of switches) leaveHosts(site, to.brand, from?.hosts ?? [], to.hosts)
  refreshFrames(
    site,
    switches.filter(changesFrames).flatMap(({ from, to }) => [...(from?.frames ?? []), ...to.frames]),
  )
  const withManifest = (record: VersionRecord): Version => ({
    record,
    manifest: () => manifestOf(site, record.brand, record.version),
  })
  return switches.map(({ from, to }) => switchOutcome(from && withManifest(from), withManifest(to)))
}

/** Brands that lose hosts come last, so that each host already shows its new brand. */
const lostHosts = ({ from, to }: Switch) => (from?.hosts ?? []).filter((host) => !to.hosts.includes(host)).length

const changesFrames = ({ from, to }: Switch) =>
  JSON.stringify([from?.frames ?? [], from?.hosts]) !== JSON.stringify([to.frames, to.hosts])
