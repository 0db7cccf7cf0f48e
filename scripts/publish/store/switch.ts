import type { Outcome, SwitchStep } from './audit.ts'
import { changesBetween } from './changes.ts'
import { refreshFrames } from './frame-sites.ts'
import { leaveHosts, pointHosts } from './hosts.ts'
import { layout } from './layout.ts'
import { manifestOf, recordOf, type VersionRecord } from './record.ts'
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
  return switches.map((each) => outcomeOf(site, each))
}

/** A version that returns has other changes than when it was published. */
function outcomeOf(site: string, { from, to }: Switch): Outcome {
  const { brand, version, engine, hosts } = to
  const changes =
    from?.version === to.from || !from
      ? to.changes
      : changesBetween(
          { manifest: manifestOf(site, brand, from.version), engine: from.engine },
          { manifest: manifestOf(site, brand, version), engine },
        )
  return { brand, version, ...(from && { from: from.version }), engine, hosts, changes }
}

/** Brands that lose hosts come last, so that each host already shows its new brand. */
const lostHosts = ({ from, to }: Switch) => (from?.hosts ?? []).filter((host) => !to.hosts.includes(host)).length

const changesFrames = ({ from, to }: Switch) =>
  JSON.stringify([from?.frames ?? [], from?.hosts]) !== JSON.stringify([to.frames, to.hosts])
