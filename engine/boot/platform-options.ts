import type { Manifest } from '#manifest'
import { replacedCalls } from '#manifest-tools/layers/content-source.ts'
import type { HttpOptions } from '../data/http.ts'
import type { Registry } from '../registry.ts'

/** Returns how the brand’s platform is called, with what loads the code that connects it, where it has one. */
export function platformOptions(manifest: Manifest, { platforms }: Registry): HttpOptions {
  const { platform } = manifest
  const load = platform?.use === undefined ? undefined : platforms[platform.use]
  return {
    platform,
    replaced: replacedCalls(manifest),
    ...(load && { loadAdapter: async () => (await load()).createPlatform() }),
  }
}
