import { runInAction } from 'mobx'
import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import type { Block, Manifest } from '../../../schemas/generated/manifest.ts'
import { inheritKey } from '../seams/block-keys.ts'
import { isBlockList, placeOf } from './live-settings.ts'

/** Writes the values at these pointers of one manifest into another, which is observed. */
export function write(observed: Manifest, before: Manifest, after: Manifest, pointers: readonly string[]) {
  runInAction(() => {
    for (const pointer of pointers) {
      const value = valueAt(after, pointer)
      const list = valueAt(observed, pointer)
      if (isBlockList(pointer) && Array.isArray(list) && Array.isArray(value))
        writeBlocks(list as Block[], valueAt(before, pointer) as Block[], value as Block[])
      else writeValue(observed, pointer, value)
    }
  })
}

function writeValue(observed: object, pointer: string, value: unknown) {
  const { holder, key } = placeOf(observed, pointer)
  if (value === undefined) delete holder[key]
  else holder[key] = value
}

/**
 * Replaces the blocks of a list. Blocks that are the same stay, wherever they now are; a changed block takes the place of one of
 * its kind that is gone, first of the one where it stands.
 */
function writeBlocks(list: Block[], before: readonly Block[], after: readonly Block[]) {
  const old = list.slice()
  const left = new Set(old.keys())
  const unchanged = new Map<string, number[]>()
  before.forEach((block, index) => {
    const text = JSON.stringify(block)
    unchanged.set(text, [...(unchanged.get(text) ?? []), index])
  })
  const kept = after.map((block) => {
    const index = unchanged.get(JSON.stringify(block))?.shift()
    if (index !== undefined) left.delete(index)
    return index
  })
  const changed = after.map(({ use }, index) => {
    if (kept[index] !== undefined) return undefined
    const place = left.has(index) && old[index]?.use === use ? index : [...left].find((each) => old[each]?.use === use)
    if (place !== undefined) left.delete(place)
    return place
  })
  list.splice(0, list.length, ...after.map((block, index) => (kept[index] === undefined ? block : old[kept[index]]!)))
  changed.forEach((place, index) => place !== undefined && inheritKey(list[index]!, old[place]!))
}
