import { isObject, valueAt, type JsonObject } from '#engine/manifest/pointer.ts'

/** The origins of the pages that call this API in production; its own where the manifest names it for no host. */
export function pageOrigins(manifest: JsonObject, api: string): string[] {
  const hosts = valueAt(manifest, '/hosts')
  const usual = valueAt(manifest, '/api/production')
  const callers = Object.entries(isObject(hosts) ? hosts : {}).filter(
    ([, settings]) => (valueAt(settings, '/api') ?? usual) === api,
  )
  return callers.length > 0 ? callers.map(([host]) => `https://${host}`) : [api]
}
