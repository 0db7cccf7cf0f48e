import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { holderOf, layout, linkOf, namesIn } from './folder/layout.ts'
import { point } from './folder/replace.ts'

/** What a host shows: a brand, or something else. */
type Occupant = { brand: string | undefined } | undefined

/** Returns why a brand cannot have its hosts, one sentence each. `leaving` maps brands to the hosts that they keep. */
export const refusedHosts = (
  site: string,
  id: string,
  hosts: readonly string[],
  leaving?: ReadonlyMap<string, readonly string[]>,
): string[] =>
  refusals(
    id,
    hosts,
    (host) => (linkOf(layout.host(site, host)) ? { brand: holderOf(site, host) } : undefined),
    leaving,
  )

/** Returns the same for any store, which tells what a host shows. */
export function refusals(
  id: string,
  hosts: readonly string[],
  shownAt: (host: string) => Occupant,
  leaving: ReadonlyMap<string, readonly string[]> = new Map(),
): string[] {
  if (hosts.length === 0) return [`${id} has no hosts, so nobody could reach it.`]
  return hosts.flatMap((host) => {
    const occupant = shownAt(host)
    if (!occupant) return []
    const { brand } = occupant
    if (brand === undefined) return [`${id} cannot use ${host}: something else is already served there.`]
    const gives = brand === id || leaving.get(brand)?.includes(host) === false
    return gives ? [] : [`${id} cannot use ${host}: it already shows ${brand}.`]
  })
}

/** Points hosts to the live version of a brand. */
export function pointHosts(site: string, id: string, hosts: readonly string[]) {
  for (const host of hosts) {
    if (holderOf(site, host) !== id) point(layout.host(site, host), join(layout.current(site, id), 'hosts', host))
  }
}

/** Removes hosts that a brand no longer names. */
export function leaveHosts(site: string, id: string, hosts: readonly string[], kept: readonly string[]) {
  for (const host of hosts) {
    if (!kept.includes(host) && holderOf(site, host) === id) removeHost(site, host)
  }
}

/** Removes a host. */
export const removeHost = (site: string, host: string) =>
  rmSync(dirname(layout.host(site, host)), { recursive: true, force: true })

/** Returns every host of the site with its target. */
export const allHosts = (site: string) =>
  namesIn(layout.hosts(site)).map((host) => ({
    host,
    target: linkOf(layout.host(site, host)) ?? '',
    isThere: existsSync(layout.host(site, host)),
  }))
