import { recordCells } from '../../../scripts/test/cells.ts'

/** Records the texts that a test has put into one place, by attack. */
export const record = (place: string, kinds: ReadonlyMap<string, readonly unknown[]>) =>
  recordCells([...kinds].map(([column, { length: count }]) => ({ row: place, column, count, faults: [] })))
