import { isObject, valueAt, type JsonObject } from '#manifest-tools/json/pointer.ts'

/** Returns the origins of the pages that call this API in production, or the API’s own origin if there are none. */
export function pageOrigins(manifest: JsonObject, api: string): string[] {
  const hosts = valueAt(manifest, '/hosts')
  const usual = valueAt(manifest, '/api/production')
  const callers = Object.entries(isObject(hosts) ? hosts : {}).filter(
    ([, settings]) => (valueAt(settings, '/api') ?? usual) === api,
  )
  return callers.length > 0 ? callers.map(([host]) => `https://${host}`) : [api]
}
