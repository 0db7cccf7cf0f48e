import { observable } from 'mobx'
import { readManifest as read } from '../../../engine/boot/read-manifest.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'

export { ManifestError } from '../../../engine/boot/read-manifest.ts'

let given: Manifest | undefined

/** Makes the page start with Studio’s manifest instead of its own. */
export function startWith(manifest: Manifest) {
  given = manifest
}

/** Returns the manifest to start with as observable state, so that what reads it follows its changes. */
export const readManifest = async (): Promise<Manifest> => observable(given ?? (await read()))
