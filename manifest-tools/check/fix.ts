import type { Change, Finding } from './diagnostic.ts'
import type { Layer } from '../layers/layer.ts'
import type { Place, Sources } from '../layers/place.ts'
import { child, isObject, keys, parent, valueAt } from '../json/pointer.ts'
import { settersOf } from '../layers/setters.ts'
import { onlySuggestion } from './suggest.ts'

/** Returns the certain fix of a finding, in its file: its own, or a rename to the only possible name. */
export function fixOf(finding: Finding, { layer, pointer }: Place, sources: Sources): Change | undefined {
  // What a licence sets applies again where a file removed it.
  if (finding.code === 'licences/violated' && valueAt(layer.value, pointer) === null) return { pointer, remove: true }
  const own = finding.fix && inFile(finding.fix, finding, layer, sources)
  const fix = own ?? renaming({ ...finding, pointer }, layer)
  if (!fix || !('pointer' in fix)) return fix
  const isThere = valueAt(layer.value, fix.pointer) !== undefined
  const isTaken = 'key' in fix && valueAt(layer.value, child(parent(fix.pointer), fix.key)) !== undefined
  return isThere && !isTaken && !replacesEdit(fix, layer) ? fix : undefined
}

/** Whether a fix would write a whole list in place of an edit of the parents’ list. */
const replacesEdit = (fix: Change, layer: Layer) =>
  'value' in fix && Array.isArray(fix.value) && isObject(valueAt(layer.value, fix.pointer))

/** Findings of a file’s own problems have pointers into that file; others into the resolved manifest. */
function inFile(fix: Change, finding: Finding, layer: Layer, { layers, manifest }: Sources): Change {
  if (!('pointer' in fix) || finding.layer !== undefined) return fix
  const setter = settersOf(fix.pointer, layers, manifest)
    .reverse()
    .find((each) => each.layer === layer)
  return setter ? { ...fix, pointer: setter.pointer } : fix
}

function renaming({ part, pointer, accepted, suggestion }: Finding, layer: Layer): Change | undefined {
  if (!accepted || suggestion === undefined) return undefined
  const written = part === 'key' ? keys(pointer).slice(-1)[0] : valueAt(layer.value, pointer)
  if (onlySuggestion(written, accepted) !== suggestion) return undefined
  return part === 'key' ? { pointer, key: suggestion } : { pointer, value: suggestion }
}
