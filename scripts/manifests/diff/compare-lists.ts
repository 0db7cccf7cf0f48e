/** How one list became another; positions count from 1. */
export interface ListChanges<Entry> {
  added: { entry: Entry; at: number }[]
  removed: Entry[]
  /** With what stands before it now; undefined where it is the first. */
  moved: { entry: Entry; after: Entry | undefined }[]
  /** What is in both, as it was and as it is. */
  kept: [Entry, Entry][]
}

/** Compares two lists. Entries are the same by the first of `identities` by which they find a partner. */
export function compareLists<Entry>(
  before: Entry[],
  after: Entry[],
  identities: ((entry: Entry) => string)[],
): ListChanges<Entry> {
  const partner = new Map<number, number>()
  const taken = new Set<number>()
  for (const identity of identities) {
    for (const [to, entry] of after.entries()) {
      if (partner.has(to)) continue
      const from = before.findIndex((each, index) => !taken.has(index) && identity(each) === identity(entry))
      if (from < 0) continue
      partner.set(to, from)
      taken.add(from)
    }
  }
  const pairs = [...partner].sort(([a], [b]) => a - b)
  const staying = longestRise(pairs.map(([, from]) => from))
  return {
    added: after.flatMap((entry, index) => (partner.has(index) ? [] : [{ entry, at: index + 1 }])),
    removed: before.filter((_, index) => !taken.has(index)),
    moved: pairs.flatMap(([to, from]) => (staying.has(from) ? [] : [{ entry: after[to]!, after: after[to - 1] }])),
    kept: pairs.map(([to, from]) => [before[from]!, after[to]!]),
  }
}

/** The longest rising part of a list of different numbers: what has not moved. */
function longestRise(numbers: number[]): Set<number> {
  const best: number[][] = []
  for (const [index, number] of numbers.entries()) {
    const before = best.slice(0, index).filter((rise) => rise[rise.length - 1]! < number)
    best.push([
      ...before.reduce<number[]>((longest, rise) => (rise.length > longest.length ? rise : longest), []),
      number,
    ])
  }
  return new Set(best.reduce<number[]>((longest, rise) => (rise.length > longest.length ? rise : longest), []))
}
