/**
 * Runs work on items, at most `count` of them at once. If one fails, no other is begun, and those at work end before the error is
 * thrown.
 */
export async function eachAtOnce<Item>(items: Iterable<Item>, count: number, work: (item: Item) => Promise<void>) {
  const left = items[Symbol.iterator]()
  const errors: unknown[] = []
  const lane = async () => {
    for (let next = left.next(); !next.done && errors.length === 0; next = left.next()) {
      try {
        await work(next.value)
      } catch (error) {
        errors.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: count }, lane))
  if (errors.length > 0) throw errors[0]
}
