import { diagnoseSources } from './diagnose-sources.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Resolved } from '../layers/resolve.ts'
import type { Context } from './rule.ts'
import { shellWord } from './shell-word.ts'
import { manifestsOption, type Manifests } from '../layers/read-manifests.ts'

/** Returns every problem of a brand of a folder; without `context` those that rules find are left out. */
export function diagnosesOf(resolved: Resolved, manifests: Manifests, context?: Context): Diagnostic[] {
  const option = manifestsOption(manifests).map((word) => ` ${shellWord(word)}`)
  return diagnoseSources(resolved, manifests.path, context).map((each) =>
    each.remedy ? { ...each, remedy: [each.remedy, ...option].join('') } : each,
  )
}
