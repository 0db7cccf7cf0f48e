import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

interface Others {
  /** How many rows from the first one are rendered in any case. */
  first: number
  /** The row that holds the focus: unmounting it would lose the focus. Negative if there is none. */
  focused: number
}

/** The indexes of the visible rows, their neighbours and the others, in ascending order. */
export function rowsToRender(range: Range, { first, focused }: Others): number[] {
  const rows = new Set(defaultRangeExtractor(range))
  for (let row = 0; row < Math.min(first, range.count); row++) rows.add(row)
  if (focused >= 0 && focused < range.count) rows.add(focused)
  return [...rows].sort((one, other) => one - other)
}
