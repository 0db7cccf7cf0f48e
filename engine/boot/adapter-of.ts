import type { Manifest } from '#manifest'
import type { Registry } from '../registry.ts'

/** Loads the code that connects the brand’s platform, where it has one. */
export function adapterOf({ platform }: Manifest, { platforms }: Registry) {
  const load = platform?.use === undefined ? undefined : platforms[platform.use]
  return load && (async () => (await load()).createPlatform())
}
