import type { Manifest } from '#manifest'
import type { Report } from '#manifest-tools/check/format.ts'
import { checkBrands, resolving } from '#manifest-tools/check/check-brands.ts'
import { readOnce, type Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { artReader } from '../pictures/art.ts'
import { manifestFor, type Target } from '../brands/environment.ts'
import { shellOrigins } from '../policy/framed-origins.ts'
import { picturesName, type Pictures } from './pictures.ts'
import type { Source } from './release.ts'

/** A brand to publish. Its manifest is text: of a thousand of them, objects would keep the collection of garbage busy. */
export interface Wanted extends Source {
  /** The pictures, which `pictures` names. */
  art: Pictures
  /** The origins of shells of vendors’ HTML. */
  frames: string[]
}

/** Checks brands, and returns what is wanted of the valid ones; `art` is the folder of images. */
export function wantedBrands(
  manifests: Manifests,
  ids: string[],
  { art: folder, ...target }: Target & { art: string },
): { report: Report; wanted: Wanted[] } {
  const wanted: Wanted[] = []
  const read = readOnce(manifests)
  const readArt = artReader(folder)
  const isValid = (id: string, resolved: Manifest) => {
    const manifest = manifestFor(resolved, target)
    const art = readArt(manifest)
    wanted.push({
      id,
      manifest: JSON.stringify(manifest),
      hosts: Object.keys(manifest.hosts),
      art,
      pictures: picturesName(art),
      frames: shellOrigins(manifest).sort(),
    })
  }
  return { report: checkBrands(read, ids, resolving(read), { isValid }), wanted }
}
