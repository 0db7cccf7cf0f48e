import type { Manifest } from '#manifest'
import type { Diagnostic } from '#manifest-tools/check/diagnostic.ts'
import { beforeLive } from '#manifest-tools/check/before-live.ts'
import { readContext } from '#manifest-tools/check/context.ts'
import { severities, type Report } from '#manifest-tools/check/format.ts'
import { checkBrands, resolving } from '#manifest-tools/check/check-brands.ts'
import type { Resolved } from '#manifest-tools/layers/resolve.ts'
import { readOnce, type Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { liesOf } from '#manifest-tools/rules/going-live/lies.ts'
import { artReader } from '../pictures/art.ts'
import { licences } from '#schemas/licences.ts'
import { evidenceOf, type Evidence } from '#manifest-tools/licences/evidence.ts'
import { manifestHash } from './manifest-hash.ts'
import { manifestFor, type Target } from '../brands/environment.ts'
import { shellOrigins } from '../policy/framed-origins.ts'
import { picturesName, readerOf, type Pictures } from './pictures.ts'
import type { Source } from './release.ts'

/** A brand to publish. Its manifest is text: of a thousand of them, objects would keep the collection of garbage busy. */
export interface Wanted extends Source {
  /** The pictures, which `pictures` names. */
  art: Pictures
  /** The origins of shells of vendors’ HTML. */
  frames: string[]
  /** What it does for its licences, without the build; absent without licences. */
  evidence?: Evidence
}

/** Returns the evidence of a brand with licences, as of now. */
function evidenceFor(resolved: Resolved, path: Manifests['path']): Pick<Wanted, 'evidence'> {
  const hash = manifestHash(resolved.manifest)
  const evidence = evidenceOf(resolved, { packs: licences, now: Date.now(), hash, path })
  return evidence.licences.length > 0 ? { evidence } : {}
}

/**
 * Checks brands, and returns what is wanted of the valid ones; `art` is the folder of images. For players, that is for
 * `production`, what would lie to them is an error.
 */
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
      readFile: readerOf(art),
      pictures: picturesName(art),
      frames: shellOrigins(manifest).sort(),
      ...evidenceFor(resolve(id), read.path),
    })
  }
  const resolve = resolving(read)
  const report = checkBrands(read, ids, resolve, { isValid })
  if (target.environment !== 'production' || severities(report.diagnostics).errors > 0) return { report, wanted }
  const context = readContext(read, resolve)
  const lies = ids.flatMap((id) => liesOf(beforeLive(resolve(id), read, context)))
  // What is refused is not a warning too.
  const told = ({ code, pointer, file }: Diagnostic) =>
    lies.some((lie) => lie.code === code && lie.pointer === pointer && lie.file === file)
  const others = report.diagnostics.filter((each) => !told(each))
  return { report: { ...report, diagnostics: [...lies, ...others] }, wanted }
}
