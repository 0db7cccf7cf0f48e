import type { JsonObject } from '#engine/manifest/pointer.ts'
import { effectsOf } from '../../manifests/diff/effects.ts'

interface Side {
  manifest: JsonObject
  /** The build’s version as shown in pages. */
  engine: string
}

/** Describes the changes from one version to another, one line each. */
export function changesBetween(before: Side, after: Side): string[] {
  const effects = effectsOf(before.manifest, after.manifest).map(({ subject, change }) => `${subject}: ${change}`)
  return [...effects, ...(before.engine === after.engine ? [] : [`build: ${before.engine} → ${after.engine}`])]
}
