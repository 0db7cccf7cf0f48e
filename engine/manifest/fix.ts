import type { Change, Finding } from './diagnostic.ts'
import type { Layer } from './layer.ts'
import { child, keys, parent, valueAt } from './pointer.ts'
import { onlySuggestion } from './suggest.ts'

/** Returns the certain fix of a finding: its own, or a rename to the only possible name. */
export function fixOf(finding: Finding, layer: Layer): Change | undefined {
  const fix = finding.fix ?? renaming(finding, layer)
  if (!fix || !('pointer' in fix)) return fix
  const isThere = valueAt(layer.value, fix.pointer) !== undefined
  const isTaken = 'key' in fix && valueAt(layer.value, child(parent(fix.pointer), fix.key)) !== undefined
  return isThere && !isTaken ? fix : undefined
}

function renaming({ part, pointer, accepted, suggestion }: Finding, layer: Layer): Change | undefined {
  if (!accepted || suggestion === undefined) return undefined
  const written = part === 'key' ? keys(pointer).slice(-1)[0] : valueAt(layer.value, pointer)
  if (onlySuggestion(written, accepted) !== suggestion) return undefined
  return part === 'key' ? { pointer, key: suggestion } : { pointer, value: suggestion }
}
