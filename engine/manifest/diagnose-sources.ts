import { findings } from './diagnose.ts'
import type { Diagnostic, Finding } from './diagnostic.ts'
import { effectOf } from './effects.ts'
import { frame } from './frame.ts'
import { label } from './label.ts'
import type { Layer } from './layer.ts'
import { isInList, isRemoved, placeOf, treeOf, type Place } from './place.ts'
import { duplicates } from './positions.ts'
import type { Resolved } from './resolve.ts'
import { syntaxError } from './syntax.ts'

/** Everything wrong with a manifest and its parents, each with its place; `file` turns a manifest’s name into the path to show. */
export function diagnoseSources(resolved: Resolved, file = (name: string) => `${name}.json`): Diagnostic[] {
  const { layers } = resolved
  const all = [
    ...independentFindings(resolved).map((each) => (each.code === 'json/syntax' ? syntaxProblem(each, layers) : located(each, layers))),
    ...layers.flatMap(duplicateKeys),
  ]
  const rank = ({ place }: Located) => (place ? -layers.indexOf(place.layer) : 0)
  const compare = (a: Located, b: Located) =>
    rank(a) - rank(b) || (a.place && b.place ? a.place.span.line - b.place.span.line || a.place.span.column - b.place.span.column : 0)
  return all.sort(compare).map((each) => toDiagnostic(each, resolved.manifest, file))
}

interface Located {
  finding: Finding
  place?: Place
}

/** What a file’s own problems explain already is not said again, nor is a warning where there is an error. */
function independentFindings({ manifest, layers, problems, complete }: Resolved): Finding[] {
  if (!manifest) return problems
  const errors = problems.filter(({ severity }) => severity === 'error')
  const own = errors.filter(({ layer }) => layer === layers[layers.length - 1]?.name)
  const explained = new Set(own.map(({ pointer }) => pointer))
  const inherited = (finding: Finding) => !complete && finding.part === 'holder' && !isInList(finding.pointer)
  errors.push(...findings(manifest).filter((finding) => !explained.has(finding.pointer) && !inherited(finding)))
  const wrong = new Set(errors.map(({ pointer }) => pointer))
  return [...errors, ...problems.filter(({ severity, pointer }) => severity === 'warning' && !wrong.has(pointer))]
}

function located(finding: Finding, layers: Layer[]): Located {
  const removed = isRemoved(finding, layers) && { message: `${label(finding.pointer)} is needed, but null removes it here.` }
  return { finding: { ...finding, ...removed }, place: placeOf(finding, layers) }
}

function syntaxProblem(finding: Finding, layers: Layer[]): Located {
  const layer = layers.find(({ name }) => name === finding.layer)!
  const { message, span } = syntaxError(layer.text)
  return { finding: { ...finding, message }, place: { layer, span } }
}

function duplicateKeys(layer: Layer): Located[] {
  if (!layer.value) return []
  return duplicates(treeOf(layer), layer.text).map(({ pointer, span, firstLine }) => ({
    finding: {
      code: 'json/duplicate-key',
      severity: 'error',
      part: 'key',
      pointer,
      message: `${label(pointer)} stands twice in one object: the first, on line ${firstLine}, is ignored.`,
    },
    place: { layer, span },
  }))
}

function toDiagnostic({ finding, place }: Located, manifest: unknown, file: (name: string) => string): Diagnostic {
  const { part: _part, layer: _layer, effect = effectOf(finding.code, finding.pointer, manifest), ...rest } = finding
  const diagnostic = { ...rest, ...(effect ? { effect } : {}) }
  if (!place) return diagnostic
  const { layer, span } = place
  const hint = diagnostic.suggestion === undefined ? '' : `did you mean "${diagnostic.suggestion}"?`
  return { ...diagnostic, file: file(layer.name), line: span.line, column: span.column, frame: frame(layer.text, span, hint) }
}
