import type { Manifest } from '#manifest'
import { isManifest } from '#schemas/is-manifest.js'
import { forHost } from '../manifest/for-host.ts'

/** The page’s manifest breaks the schema. `manifest` is what was read: the boot-error page says what is wrong with it. */
export class ManifestError extends Error {
  readonly manifest: unknown

  constructor(manifest: unknown) {
    super('The manifest of this brand is not valid.')
    this.name = 'ManifestError'
    this.manifest = manifest
  }
}

/**
 * The manifest that the page holds, with what differs on this host. Where it is not valid, the last one that was;
 * where there is none, fails with a `ManifestError`.
 */
export async function readManifest(): Promise<Manifest> {
  const manifest = parse(document.getElementById('manifest')?.textContent ?? '')
  if (isManifest(manifest)) return forHost(manifest, location.hostname)
  const { lastGoodManifest } = await import('./last-good.ts')
  const lastGood = await lastGoodManifest()
  if (!lastGood) throw new ManifestError(manifest)
  console.error('The manifest of this brand is not valid; the last valid one is used.')
  return lastGood
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
