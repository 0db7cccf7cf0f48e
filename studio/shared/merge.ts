import type { Change } from '../../manifest-tools/check/diagnostic.ts'
import { differences, same } from '../../manifest-tools/json/differences.ts'
import { valueAt } from '../../manifest-tools/json/pointer.ts'
import { withChanges } from './written.ts'

/** A setting that both sides changed, to different values. An absent value is not set. */
export interface Overlap {
  pointer: string
  base?: unknown
  mine?: unknown
  theirs?: unknown
}

/** Whose value each overlapping setting gets, by its pointer. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

/** The other side’s text with my changes in it, and the overlaps that no choice decides: they keep the other side’s value. */
export interface Merged {
  text: string
  overlaps: Overlap[]
}

/**
 * Merges two changes of a manifest’s text by pointer. Objects are merged by their settings, lists are one value. Everything
 * that I did not change keeps the layout of the other side’s text. Throws a `SyntaxError` if a text is not JSON.
 */
export function mergeTexts(base: string, mine: string, theirs: string, choices: Choices = {}): Merged {
  const [before, own, other] = [base, mine, theirs].map((text) => JSON.parse(text) as unknown)
  const othersChanges = differences(before, other)
  const overlaps: Overlap[] = []
  const changes = differences(before, own).filter((pointer) => {
    const met = othersChanges.filter((each) => isWithin(each, pointer) || isWithin(pointer, each))
    if (met.length === 0) return true
    if (same(valueAt(own, pointer), valueAt(other, pointer))) return false
    if (choices[pointer] !== undefined) return choices[pointer] === 'mine'
    overlaps.push({
      pointer,
      base: valueAt(before, pointer),
      mine: valueAt(own, pointer),
      theirs: valueAt(other, pointer),
    })
    return false
  })
  const merged = withChanges(
    theirs,
    changes.map((pointer) => changeTo(pointer, valueAt(own, pointer))),
  )
  return { text: merged, overlaps }
}

const isWithin = (pointer: string, holder: string) => `${pointer}/`.startsWith(`${holder}/`)

/** Returns the change that sets a value; an absent one is removed. */
export const changeTo = (pointer: string, value: unknown): Change =>
  value === undefined ? { pointer, remove: true } : { pointer, value }
