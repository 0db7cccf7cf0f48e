import type { Manifest } from '#manifest'
import type { Diagnostic } from './diagnostic.ts'
import { severities, type Report } from './format.ts'
import { resolver, type Resolved } from '../layers/resolve.ts'
import { lastCached } from '../layers/cached.ts'
import { readContext } from './context.ts'
import { diagnosesOf } from './diagnoses.ts'
import type { Manifests } from '../layers/read-manifests.ts'

/** What a check may know and tell. */
interface Around {
  /** The categories of games that the platform has. */
  categories?: readonly string[] | undefined
  /** Called with each valid manifest, of which nothing is kept. */
  isValid?: (id: string, manifest: Manifest) => void
  /** The moment that the brands are checked for, in milliseconds since 1970: now if omitted. Pass it to `resolving`, too. */
  now?: number | undefined
}

/** Checks brands. Pass `resolve` to share resolved manifests. */
export function checkBrands(
  manifests: Manifests,
  ids: string[],
  given?: (id: string) => Resolved,
  { categories, isValid, now }: Around = {},
): Report {
  const start = performance.now()
  const resolve = given ?? resolving(manifests, now)
  const context = readContext(manifests, resolve, categories, now)
  const found = new Map<string, Diagnostic>()
  let valid = 0
  for (const id of ids) {
    const resolved = resolve(id)
    const diagnostics = diagnosesOf(resolved, manifests, context)
    if (severities(diagnostics).errors === 0) {
      valid++
      isValid?.(id, resolved.manifest as unknown as Manifest)
    }
    for (const each of diagnostics) found.set([each.file, each.line, each.column, each.code, each.message].join(), each)
  }
  return { diagnostics: [...found.values()], brands: ids.length, valid, milliseconds: performance.now() - start }
}

/** Returns a function that resolves manifests, reads each parent once, and keeps the last result. */
export const resolving = (manifests: Manifests, now?: number) =>
  lastCached(resolver(manifests.read, manifests.parents(), { now }))
