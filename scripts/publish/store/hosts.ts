import type { StoredRecord } from './record.ts'
import { rootOf, type Published, type Shown, type StoredVersion } from './published.ts'

/** Returns why a brand cannot have its hosts, one sentence each. `leaving` maps brands to the hosts that they keep. */
export function refusedHosts(
  { hosts: shown }: Pick<Published, 'hosts'>,
  id: string,
  hosts: readonly string[],
  leaving: ReadonlyMap<string, readonly string[]> = new Map(),
): string[] {
  if (hosts.length === 0) return [`${id} has no hosts, so nobody could reach it.`]
  return hosts.flatMap((host) => {
    const occupant = shown[host]
    if (!occupant) return []
    const { brand } = occupant
    if (brand === undefined) return [`${id} cannot use ${host}: something else is already served there.`]
    const gives = brand === id || leaving.get(brand)?.includes(host) === false
    return gives ? [] : [`${id} cannot use ${host}: it already shows ${brand}.`]
  })
}

/** What hosts show of a brand. */
type Shows = Pick<StoredRecord, 'brand' | 'hosts' | 'languages'> &
  Pick<StoredVersion, 'build' | 'pictures' | 'pages' | 'digest'>

/** Returns the state in which the hosts of brands show these versions, and no others show them. */
export function showing<State extends Published>(state: State, versions: readonly Shows[]): State {
  const ids = new Set(versions.map(({ brand }) => brand))
  const others = Object.entries(state.hosts).filter(([, { brand }]) => brand === undefined || !ids.has(brand))
  const shown = versions.flatMap((version) =>
    shownOf(version).map(([host, each]): [string, Shown] => [host, { brand: version.brand, ...each }]),
  )
  return { ...state, hosts: Object.fromEntries([...others, ...shown]) }
}

/** Returns what each host of a version or a preview shows. */
export const shownOf = ({ brand, hosts, build, pictures, languages, ...own }: Shows): [host: string, Shown][] =>
  hosts.map((host) => [
    host,
    { root: rootOf(brand, own, host), build, ...(pictures && { pictures }), ...(languages && { languages }) },
  ])
