import { forHost } from '../../../manifest-tools/layers/for-host.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { isManifest } from '../../../schemas/generated/is-manifest.js'
import { manifestFor } from '../../../scripts/publish/brands/environment.ts'
import { replaceVendors } from '../../../scripts/publish/brands/stand-ins.ts'
import type { PreviewSettings } from '../settings.ts'

/** Returns a manifest as the server would serve it on this host: with the page’s own back end and stand-ins for vendors. */
export const served = (manifest: Manifest, { standIns, scripts }: Pick<PreviewSettings, 'standIns' | 'scripts'>) =>
  forHost(replaceVendors(manifestFor(manifest, { api: '' }), standIns, scripts), window.location.hostname)

/** Returns the first problem of a manifest that cannot be shown; undefined if there is none. */
export async function problemOf(manifest: unknown): Promise<{ pointer: string; reason: string } | undefined> {
  if (isManifest(manifest)) return undefined
  const { diagnose } = await import('../../../manifest-tools/check/diagnose.ts')
  const first = diagnose(manifest).find(({ severity }) => severity === 'error')
  return { pointer: first?.pointer ?? '', reason: first?.message ?? 'The manifest does not match its schema.' }
}
