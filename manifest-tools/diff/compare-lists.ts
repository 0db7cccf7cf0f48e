/** The changes between two lists; positions count from 1. */
export interface ListChanges<Entry> {
  added: { entry: Entry; at: number }[]
  removed: Entry[]
  /** With the entry before it now; undefined if it is first. */
  moved: { entry: Entry; after: Entry | undefined }[]
  /** Entries in both lists: old and new value. */
  kept: [Entry, Entry][]
}

/** Compares two lists. Entries match by the first of `identities` with a partner. */
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

/** Returns a longest increasing subsequence: the entries that have not moved. */
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
