import { hasOwn, isObject, type JsonObject } from '../json/pointer.ts'
import type { Resolved } from './resolve.ts'
import type { Context } from '../check/rule.ts'
import { cached } from './cached.ts'
import type { Manifests } from './read-manifests.ts'

/**
 * Returns which brands claim a host, a name, a project or an account of a sportsbook. Resolving every brand takes far longer than parsing the files:
 * only those are resolved whose file, or a parent’s, mentions what is asked for.
 */
export function readClaims(
  manifests: Manifests,
  resolve: (id: string) => Resolved,
): Pick<Context, 'brandsAt' | 'brandsCalled' | 'brandsBetting'> {
  const written = cached((name) => claimsIn(parsed(manifests, name)))
  const held = cached((id) => claimsIn(resolve(id).manifest))
  const chains = cached(() => manifests.names().map((id) => [id, chainOf(id, written)] as const))
  const byHost = cached(() => grouped(chains(''), (chain) => chain.flatMap(({ hosts }) => Object.keys(hosts ?? {}))))
  const bySetting = cached((key) =>
    grouped(chains(''), (chain) => [chain.find((manifest) => hasOwn(manifest, key))?.[key]]),
  )
  const byAccount = cached((key) =>
    grouped(chains(''), (chain) => chain.flatMap(({ sport }) => (isObject(sport) ? [sport[key]] : []))),
  )
  return {
    brandsAt: (host) =>
      (byHost('').get(host) ?? []).filter((id) => {
        const { hosts } = held(id)
        return isObject(hosts) && hasOwn(hosts, host)
      }),
    brandsBetting: (key, value) =>
      (byAccount(key).get(value) ?? []).filter((id) => {
        const { sport } = held(id)
        return isObject(sport) && sport[key] === value
      }),
    brandsCalled: (key, value) => (bySetting(key).get(value) ?? []).filter((id) => held(id)[key] === value),
  }
}

/** The settings that claim something, and the way to those of parents. All others are not kept, as there may be many brands. */
const claiming = ['extends', 'hosts', 'name', 'project', 'sport']

const claimsIn = (manifest: JsonObject = {}): JsonObject =>
  Object.fromEntries(claiming.flatMap((key) => (hasOwn(manifest, key) ? [[key, manifest[key]]] : [])))

/** Returns a file’s settings; none if it cannot be read. */
function parsed(manifests: Manifests, name: string): JsonObject {
  try {
    const value: unknown = JSON.parse(manifests.read(name) ?? '')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** Returns a manifest and its parents, farthest parent last. */
function chainOf(id: string, written: (name: string) => JsonObject): JsonObject[] {
  const chain: JsonObject[] = []
  for (let name: unknown = id; typeof name === 'string'; name = chain.at(-1)!.extends) {
    const next = written(name)
    if (chain.includes(next)) break
    chain.push(next)
  }
  return chain
}

/** Groups brands by what their files mention. */
function grouped(
  chains: (readonly [id: string, chain: JsonObject[]])[],
  mentioned: (chain: JsonObject[]) => unknown[],
): Map<unknown, string[]> {
  const brands = new Map<unknown, string[]>()
  for (const [id, chain] of chains) {
    for (const value of new Set(mentioned(chain))) {
      const known = brands.get(value)
      if (known) known.push(id)
      else brands.set(value, [id])
    }
  }
  return brands
}
