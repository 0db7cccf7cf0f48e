import type { Manifest } from '#manifest'
import { checkedMark } from '#manifest-tools/check/checked-mark.ts'
import type { Diagnostic } from '#manifest-tools/check/diagnostic.ts'
import { forHost } from '#manifest-tools/layers/for-host.ts'

/** The page’s manifest does not match the schema. `manifest` is the parsed value, for the boot-error page. */
export class ManifestError extends Error {
  readonly manifest: unknown
  /** What the server found in the manifest’s files, if it says so. */
  readonly problems: Diagnostic[] | undefined

  constructor(manifest: unknown, problems?: Diagnostic[]) {
    super('The manifest of this brand is not valid.')
    this.name = 'ManifestError'
    this.manifest = manifest
    this.problems = problems
  }
}

/**
 * Returns the manifest of the page with the overrides of this host. What publishing has checked is not checked again. If it is
 * invalid, returns the last valid one; rejects with a `ManifestError` if there is none, or if the server says what is wrong, as the
 * one for development does.
 */
export async function readManifest(): Promise<Manifest> {
  const element = document.getElementById('manifest')
  const manifest = parsed(element)
  const problems = parsed(document.getElementById('problems')) as Diagnostic[] | undefined
  if (problems) throw new ManifestError(manifest, problems)
  if (element?.dataset.checked === checkedMark(element?.textContent ?? ''))
    return forHost(manifest as Manifest, location.hostname)
  const { isManifest } = await import('#schemas/is-manifest.js')
  if (isManifest(manifest)) return forHost(manifest, location.hostname)
  const { readLastValidManifest } = await import('./last-valid-manifest.ts')
  const lastValid = await readLastValidManifest()
  if (!lastValid) throw new ManifestError(manifest)
  console.error('The manifest of this brand is not valid; the last valid one is used.')
  return lastValid
}

function parsed(element: HTMLElement | null): unknown {
  try {
    return JSON.parse(element?.textContent ?? '')
  } catch {
    return undefined
  }
}
