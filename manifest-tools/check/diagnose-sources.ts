import type { Manifest } from '#manifest'
import { findings } from './diagnose.ts'
import type { Diagnostic, Finding } from './diagnostic.ts'
import { effectOf } from './effects.ts'
import { fixOf } from './fix.ts'
import { frame } from '../json/frame.ts'
import { label } from './label.ts'
import { shellWord } from './shell-word.ts'
import type { Layer } from '../layers/layer.ts'
import { isInList, isRemoved, nearest, placeOf, treeOf, type Place, type Sources } from '../layers/place.ts'
import type { JsonObject } from '../json/pointer.ts'
import { duplicates } from '../json/positions.ts'
import type { Resolved } from '../layers/resolve.ts'
import { ruleFindings, type Context } from './rule.ts'
import { syntaxError } from '../json/syntax.ts'

/**
 * Returns every problem of a manifest and its parents, with positions. `file` maps a manifest’s name to the path to
 * show. Without `context` the rules beyond the schema are skipped.
 */
export function diagnoseSources(
  resolved: Resolved,
  file = (name: string) => `${name}.json`,
  context?: Context,
): Diagnostic[] {
  const { layers } = resolved
  const all = [
    ...independentFindings(resolved, context).map((each) =>
      each.code === 'json/syntax' ? syntaxProblem(each, layers) : located(each, resolved),
    ),
    ...layers.flatMap(duplicateKeys),
  ]
  return sorted(all, resolved, file)
}

/** Returns findings with their places in the files of a brand. */
export const locatedFindings = (all: Finding[], resolved: Resolved, file: (name: string) => string): Diagnostic[] =>
  sorted(
    all.map((each) => located(each, resolved)),
    resolved,
    file,
  )

/** The brand’s own file comes first, and in a file what is above. */
function sorted(all: Located[], sources: Resolved, file: (name: string) => string): Diagnostic[] {
  const { layers } = sources
  const rank = ({ place }: Located) => (place ? -layers.indexOf(place.layer) : 0)
  const compare = (a: Located, b: Located) =>
    rank(a) - rank(b) ||
    (a.place && b.place ? a.place.span.line - b.place.span.line || a.place.span.column - b.place.span.column : 0)
  const brand = layers[layers.length - 1]?.name ?? ''
  return all.sort(compare).map((each) => toDiagnostic(each, { sources, brand, file }))
}

interface Located {
  finding: Finding
  place?: Place | undefined
}

/** Drops findings that a file’s own problem explains, and warnings on a pointer that has an error. */
function independentFindings({ manifest, layers, problems, complete }: Resolved, context?: Context): Finding[] {
  // Schema errors of another version are only consequences of the version.
  if (!manifest || problems.some(({ pointer }) => pointer === '/manifestVersion')) return problems
  const errors = problems.filter(({ severity }) => severity === 'error')
  const own = errors.filter(({ layer }) => layer === layers[layers.length - 1]?.name)
  const explained = new Set(own.map(({ pointer }) => pointer))
  const inherited = (finding: Finding) => !complete && finding.part === 'holder' && !isInList(finding.pointer)
  const wrongBySchema = findings(manifest)
  errors.push(...wrongBySchema.filter((finding) => !explained.has(finding.pointer) && !inherited(finding)))
  const wrong = new Set(errors.map(({ pointer }) => pointer))
  const beyond = context && complete && wrongBySchema.length === 0 ? ruleFindings(ruled(manifest, layers), context) : []
  const warnings = problems.filter(({ severity, pointer }) => severity === 'warning' && !wrong.has(pointer))
  return [...errors, ...warnings, ...mergedByCause(beyond, { layers, manifest })]
}

/** Rules identify a brand by its file name, even if its `id` differs. */
const ruled = (manifest: JsonObject, layers: Layer[]) =>
  ({ ...manifest, id: layers[layers.length - 1]!.name }) as JsonObject & Manifest

/** Merges findings with the same code and message that point to the same setting, without those about defaults. */
function mergedByCause(all: Finding[], sources: Sources): Finding[] {
  const found = new Map<string, Finding>()
  for (const { also = [], against, ...finding } of all) {
    if (against !== undefined && nearest([finding.pointer, against], sources) === against) continue
    const pointer = nearest([finding.pointer, ...also], sources)
    found.set(
      `${finding.code} ${pointer} ${finding.message}`,
      pointer === finding.pointer ? finding : relocated(finding, pointer),
    )
  }
  return [...found.values()]
}

/** A fix for one setting does not fit the other. */
function relocated(
  { suggestion: _suggestion, accepted: _accepted, fix: _fix, ...finding }: Finding,
  pointer: string,
): Finding {
  return { ...finding, pointer, part: 'value' }
}

function located(finding: Finding, sources: Sources): Located {
  // Rules about licences say themselves what is missing.
  const removed = !finding.code.startsWith('licences/') &&
    isRemoved(finding, sources) && {
      message: `${label(finding.pointer)} is required, but null removes it here.`,
    }
  return { finding: { ...finding, ...removed }, place: placeOf(finding, sources) }
}

function syntaxProblem(finding: Finding, layers: Layer[]): Located {
  const layer = layers.find(({ name }) => name === finding.layer)!
  const { span, ...words } = syntaxError(layer.text)
  return { finding: { ...finding, ...words }, place: { layer, pointer: finding.pointer, span } }
}

function duplicateKeys(layer: Layer): Located[] {
  if (!layer.repeats) return []
  return duplicates(treeOf(layer), layer.text).map(({ pointer, span, firstLine, same }) => ({
    finding: {
      code: 'json/duplicate-key',
      severity: 'error',
      part: 'key',
      pointer,
      message: `${label(pointer)} occurs twice in one object: the first one, on line ${firstLine}, is ignored.`,
      ...(same ? { fix: { pointer, remove: true } } : {}),
    },
    place: { layer, pointer, span },
  }))
}

interface Surroundings {
  sources: Sources
  brand: string
  file: (name: string) => string
}

function toDiagnostic({ finding, place }: Located, { sources, brand, file }: Surroundings): Diagnostic {
  const {
    part: _part,
    layer: _layer,
    fix: _fix,
    effect = effectOf(finding.code, finding.pointer, sources.manifest),
    ...rest
  } = finding
  const diagnostic = { ...rest, ...(effect ? { effect } : {}) }
  if (!place) return diagnostic
  const { layer, span } = place
  const fix = fixOf(finding, place, sources)
  const fixable = fix ? { fix, remedy: `npm run brand -- check ${shellWord(brand)} --fix` } : {}
  const hint = diagnostic.suggestion === undefined ? '' : `did you mean "${diagnostic.suggestion}"?`
  const shown = layer.isUnparsed ? {} : { frame: frame(layer.text, span, hint) }
  return { ...diagnostic, ...fixable, file: file(layer.name), ...span, ...shown }
}
