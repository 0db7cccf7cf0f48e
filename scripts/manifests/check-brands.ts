import type { Diagnostic } from '#engine/manifest/diagnostic.ts'
import { severities, type Report } from '#engine/manifest/format.ts'
import { resolver } from '#engine/manifest/resolve.ts'
import { cached } from './cached.ts'
import { readContext } from './context.ts'
import { diagnosesOf } from './diagnoses.ts'
import type { Manifests } from './read-manifests.ts'

/** Checks brands. Pass `resolve` to share resolved manifests, and the categories of games that the platform has. */
export function checkBrands(
  manifests: Manifests,
  ids: string[],
  resolve = resolving(manifests),
  categories?: readonly string[],
): Report {
  const start = performance.now()
  const context = readContext(manifests, resolve, categories)
  const found = new Map<string, Diagnostic>()
  let valid = 0
  for (const id of ids) {
    const diagnostics = diagnosesOf(resolve(id), manifests, context)
    if (severities(diagnostics).errors === 0) valid++
    for (const each of diagnostics) found.set([each.file, each.line, each.column, each.code, each.message].join(), each)
  }
  return { diagnostics: [...found.values()], brands: ids.length, valid, milliseconds: performance.now() - start }
}

/** Returns a function that resolves each manifest once. */
export const resolving = (manifests: Manifests) => cached(resolver(manifests.read, manifests.parents()))
