import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { holderOf, layout, linkOf, namesIn } from './layout.ts'
import { point } from './replace.ts'

/** Why a brand may not have its hosts, a sentence each. `leaving` are brands that give up the hosts that are not in their list. */
export function refusedHosts(
  site: string,
  id: string,
  hosts: readonly string[],
  leaving: ReadonlyMap<string, readonly string[]> = new Map(),
): string[] {
  if (hosts.length === 0) return [`${id} names no host: nobody could reach it.`]
  return hosts.flatMap((host) => {
    const holder = holderOf(site, host)
    if (holder === undefined)
      return linkOf(layout.host(site, host)) === undefined
        ? []
        : [`${id} cannot have ${host}: something else is served there already.`]
    const gives = holder === id || leaving.get(holder)?.includes(host) === false
    return gives ? [] : [`${id} cannot have ${host}: it shows ${holder}, which is published already.`]
  })
}

/** Has hosts show what is live of a brand. */
export function pointHosts(site: string, id: string, hosts: readonly string[]) {
  for (const host of hosts) {
    if (holderOf(site, host) !== id) point(layout.host(site, host), join(layout.current(site, id), 'hosts', host))
  }
}

/** Takes a brand off hosts that it names no longer. */
export function leaveHosts(site: string, id: string, hosts: readonly string[], kept: readonly string[]) {
  for (const host of hosts) {
    if (!kept.includes(host) && holderOf(site, host) === id) removeHost(site, host)
  }
}

/** Takes a host out of service. */
export const removeHost = (site: string, host: string) =>
  rmSync(dirname(layout.host(site, host)), { recursive: true, force: true })

/** Every host of the site, with what it leads to. */
export const allHosts = (site: string) =>
  namesIn(layout.hosts(site)).map((host) => ({
    host,
    target: linkOf(layout.host(site, host)) ?? '',
    isThere: existsSync(layout.host(site, host)),
  }))
