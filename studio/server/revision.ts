import { createHash } from 'node:crypto'
import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import type { ManifestFile } from '../shared/calls.ts'

/** Returns the revision of a text. */
export const revisionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Reads a manifest’s file; undefined if there is none. Throws `UnreadableFile`. */
export function readFileOf(manifests: Manifests, name: string): ManifestFile | undefined {
  const text = manifests.read(name)
  return text === undefined ? undefined : { name, path: manifests.path(name), text, revision: revisionOf(text) }
}
