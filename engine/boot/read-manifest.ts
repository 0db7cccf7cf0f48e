import type { Manifest } from '#manifest'
import { isManifest } from '#schemas/is-manifest.js'
import { forHost } from '../manifest/for-host.ts'

/** The page’s manifest does not match the schema. `manifest` is the parsed value, for the boot-error page. */
export class ManifestError extends Error {
  readonly manifest: unknown

  constructor(manifest: unknown) {
    super('The manifest of this brand is not valid.')
    this.name = 'ManifestError'
    this.manifest = manifest
  }
}

/**
 * Returns the manifest of the page with the overrides of this host. If it is invalid, returns the last valid one;
 * rejects with a `ManifestError` if there is none.
 */
export async function readManifest(): Promise<Manifest> {
  const manifest = parse(document.getElementById('manifest')?.textContent ?? '')
  if (isManifest(manifest)) return forHost(manifest, location.hostname)
  const { readLastValidManifest } = await import('./last-valid-manifest.ts')
  const lastValid = await readLastValidManifest()
  if (!lastValid) throw new ManifestError(manifest)
  console.error('The manifest of this brand is not valid; the last valid one is used.')
  return lastValid
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
