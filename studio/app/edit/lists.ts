import { same } from '../../../manifest-tools/json/differences.ts'
import { entryNames, indexesOf } from '../../../manifest-tools/layers/entry-names.ts'
import { hasOwn, isObject, type JsonObject } from '../../../manifest-tools/json/pointer.ts'

/**
 * Returns the edit by verbs that turns an inherited list into another one (`remove`, `change`, `insert`); undefined if verbs
 * cannot say it, because entries have no names of their own.
 */
function listEditOf(inherited: readonly unknown[], wanted: readonly unknown[]): JsonObject | undefined {
  const names = entryNames(inherited)
  const sources = sourcesOf(inherited, wanted)
  const kept = longestIncreasing(sources)
  const stays = new Set(kept.map((index) => sources[index]!))
  const remove = names.filter((_, index) => !stays.has(index))
  const change: JsonObject = {}
  const insert: JsonObject[] = []
  const used = [...remove]
  let beside: JsonObject = kept.length > 0 ? { before: names[sources[kept[0]!]!]! } : {}
  for (const [index, entry] of wanted.entries()) {
    if (!kept.includes(index)) {
      insert.push({ ...beside, entry })
      continue
    }
    const source = sources[index]!
    beside = { after: names[source]! }
    if (same(entry, inherited[source])) continue
    if (!isObject(entry) || !isObject(inherited[source])) return undefined
    change[names[source]!] = patchOf(inherited[source], entry)
    used.push(names[source]!)
  }
  used.push(...insert.flatMap(({ before, after }) => [before, after].filter((name) => typeof name === 'string')))
  if (used.some((name) => indexesOf(name, inherited).length !== 1)) return undefined
  return {
    ...(remove.length > 0 ? { remove } : {}),
    ...(Object.keys(change).length > 0 ? { change } : {}),
    ...(insert.length > 0 ? { insert } : {}),
  }
}

/** Returns the merge patch that turns an object into another one; inherited lists in it are edited by verbs where that is shorter. */
function patchOf(from: JsonObject, to: JsonObject): JsonObject {
  const patch: JsonObject = {}
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [before, after] = [from[key], to[key]]
    if (same(before, after)) continue
    if (!hasOwn(to, key)) patch[key] = null
    else if (isObject(before) && isObject(after)) patch[key] = patchOf(before, after)
    else patch[key] = Array.isArray(before) && Array.isArray(after) ? shorter(before, after) : after
  }
  return patch
}

/** Returns an edit of an inherited list, or the whole list where that is shorter. */
export function shorter(inherited: readonly unknown[], wanted: readonly unknown[]): unknown {
  const edit = inherited.length > 0 ? listEditOf(inherited, wanted) : undefined
  return edit && JSON.stringify(edit).length < JSON.stringify(wanted).length ? edit : wanted
}

/**
 * Returns the index of the inherited entry that each entry was: an equal one, otherwise one of the same name, or of the same widget
 * where entries have no names.
 */
function sourcesOf(inherited: readonly unknown[], wanted: readonly unknown[]): (number | undefined)[] {
  const free = new Set(inherited.keys())
  const take = (isIt: (index: number) => boolean) => {
    const found = [...free].find(isIt)
    if (found !== undefined) free.delete(found)
    return found
  }
  const equal = wanted.map((entry) => take((index) => same(inherited[index], entry)))
  return equal.map((found, index) => {
    const entry = wanted[index]
    if (found !== undefined || !isObject(entry) || entry.use === undefined) return found
    const key = hasOwn(entry, 'name') ? 'name' : 'use'
    return take((at) => isObject(inherited[at]) && (inherited[at] as JsonObject)[key] === entry[key])
  })
}

/** Returns the places of the longest increasing subsequence: what stays where it is. */
function longestIncreasing(values: readonly (number | undefined)[]): number[] {
  const best: number[][] = []
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue
    const before = best.filter((each) => values[each.at(-1)!]! < value)
    const longest = before.reduce<number[]>((most, each) => (each.length > most.length ? each : most), [])
    best.push([...longest, index])
  }
  return best.reduce((most, each) => (each.length > most.length ? each : most), [])
}
