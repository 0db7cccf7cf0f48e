import { merge } from '../json/merge.ts'
import { hasOwn, isObject, type JsonObject } from '../json/pointer.ts'

/**
 * Returns what a host overrides, in the shape of a manifest: `hosts.*.api` replaces `api.production` (spec §1,
 * MIRRORS).
 */
export function hostChanges(manifest: JsonObject, host: string): JsonObject {
  const { hosts } = manifest
  const own = isObject(hosts) && hasOwn(hosts, host) ? hosts[host] : undefined
  if (!isObject(own)) return {}
  const { api, ...sections } = own
  return api === undefined ? sections : { ...sections, api: { production: api } }
}

/** Returns the manifest that applies on a host. The schema gives a host’s changes the manifest’s own shape, so the result has it too. */
export const forHost = <Shape extends object>(manifest: Shape, host: string): Shape =>
  merge(manifest as JsonObject, hostChanges(manifest as JsonObject, host)) as Shape
