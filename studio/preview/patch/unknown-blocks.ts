import { child } from '../../../manifest-tools/json/pointer.ts'
import type { Block, Manifest } from '../../../schemas/generated/manifest.ts'
import { isBlockList } from './live-settings.ts'

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
    return isBlockList(pointer) ? value.map((block: unknown) => (isUnknown(block, isKnown) ? hidden() : block)) : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, copied(each, child(pointer, key), isKnown)]),
  )
}

const isUnknown = (block: unknown, isKnown: (use: string) => boolean) =>
  typeof block === 'object' && block !== null && 'use' in block && typeof block.use === 'string' && !isKnown(block.use)
