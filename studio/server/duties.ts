import { licences } from '../../schemas/generated/licences.ts'
import { validateManifest } from '../../schemas/generated/validate-manifest.js'
import { label } from '../../manifest-tools/check/label.ts'
import { plainWords } from '../../manifest-tools/explain/plain-words.ts'
import { readWords } from '../../manifest-tools/licences/duties.ts'
import { dutyStatuses, problemWords } from '../../manifest-tools/licences/evaluate.ts'
import type { DutyCard } from '../shared/calls.ts'

/** Returns the duties of a brand’s licences, and whether each is kept; none of a manifest that the schema refuses. */
export function dutyCards(manifest: unknown, now = Date.now()): DutyCard[] {
  if (!validateManifest(manifest)) return []
  return dutyStatuses(manifest, licences, now).map(({ licence, pack, duty, state, isBinding, problems }) => ({
    licence,
    country: pack.name,
    isDraft: pack.draft === true,
    id: duty.id,
    says: plainWords(duty.says, '', manifest),
    source: `${duty.source.title} (${readWords[duty.source.read]}, ${pack.sourcesRead})`,
    ...(duty.from !== undefined && { from: duty.from }),
    state,
    isBinding,
    ...(duty.mustSay !== undefined && { mustSay: duty.mustSay }),
    pointers: Object.keys(duty.set ?? {}),
    problems: problems.map((problem) =>
      plainWords(`${problemWords(problem, label(problem.pointer))}.`, problem.pointer, manifest),
    ),
  }))
}
