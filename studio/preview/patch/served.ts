import { forHost } from '../../../manifest-tools/layers/for-host.ts'
import type { Manifest, Block } from '../../../schemas/generated/manifest.ts'
import { isManifest } from '../../../schemas/generated/is-manifest.js'
import { manifestFor } from '../../../scripts/publish/brands/environment.ts'
import { replaceVendors } from '../../../scripts/publish/brands/stand-ins.ts'
import type { PreviewSettings } from '../settings.ts'
import { child } from '../../../manifest-tools/json/pointer.ts'
import { isBlockList } from './live-settings.ts'

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

/** A block that nobody sees: no player is signed in and signed out. */
const hidden = (): Block => ({ use: 'version', guards: ['signed-in', 'signed-out'] })

/**
 * Returns a manifest in which blocks of unknown kinds are hidden, so that the rest of the page is shown. They keep their places in the
 * lists, so that pointers stay those of Studio, whose checks report them. The manifest may be invalid in other places too.
 */
export const hideUnknownBlocks = (manifest: Manifest, isKnown: (use: string) => boolean): Manifest =>
  copied(manifest, '', isKnown) as Manifest

function copied(value: unknown, pointer: string, isKnown: (use: string) => boolean): unknown {
  if (Array.isArray(value))
    return value.map((each: unknown, index) =>
      isBlockList(pointer) && isUnknown(each, isKnown) ? hidden() : copied(each, child(pointer, index), isKnown),
    )
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, copied(each, child(pointer, key), isKnown)]),
  )
}

const isUnknown = (block: unknown, isKnown: (use: string) => boolean) =>
  typeof block === 'object' && block !== null && 'use' in block && typeof block.use === 'string' && !isKnown(block.use)
