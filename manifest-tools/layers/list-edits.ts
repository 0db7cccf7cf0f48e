import type { Finding } from '../check/diagnostic.ts'
import { EditedList, type Below } from './edited-list.ts'
import { editShape, isEdit } from './edit-shape.ts'
import type { Layer } from './layer.ts'
import { label } from '../check/label.ts'
import { child, hasOwn, isObject, type JsonObject } from '../json/pointer.ts'

/** Returns the settings of a file with the whole list in place of each edit of an inherited list. */
export function withoutEdits(
  below: Below,
  layer: Layer,
  patch: JsonObject,
): { patch: JsonObject; problems: Finding[] } {
  const problems: Finding[] = []
  const report = (finding: Omit<Finding, 'severity' | 'layer'>) =>
    problems.push({ severity: 'error', layer: layer.name, ...finding })

  /** `at` is the pointer in the manifest below, `place` the pointer in the file. */
  function expand(target: unknown, settings: JsonObject, at: string, place: string): JsonObject {
    const pairs = Object.entries(settings).map(([key, value]) => {
      if (!isObject(value)) return [key, value]
      const inherited = isObject(target) && hasOwn(target, key) ? target[key] : undefined
      return [key, setting(inherited, value, child(at, key), child(place, key))]
    })
    return Object.fromEntries(pairs) as JsonObject
  }

  function setting(inherited: unknown, value: JsonObject, at: string, place: string): unknown {
    if (!Array.isArray(inherited)) {
      if (inherited === undefined && isEdit(value)) report(nothingToEdit(place))
      return expand(inherited, value, at, place)
    }
    if (!isEdit(value)) return value
    const edit = editShape(value, place, report)
    return new EditedList({ list: inherited, at, place, below, layer, report, expand }).edit(edit)
  }

  return { patch: expand(below.manifest, patch, '', ''), problems }
}

const nothingToEdit = (pointer: string) =>
  ({
    code: 'lists/nothing-to-edit',
    part: 'value',
    pointer,
    message: `No parent has the list ${label(pointer)}, so there is nothing to edit: write the list [ … ] itself.`,
  }) as const
