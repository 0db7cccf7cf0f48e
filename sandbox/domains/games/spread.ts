/** How far ahead a game is looked for that looks different from the ones before it. */
const reach = 300

interface Look {
  type: string
  /** Games with the same subject look alike. */
  subject: string
}

/**
 * Returns the games in nearly the same order, in which none looks like one of the last `distance` games, nor like one of the
 * last `distance` of its type, as far as that is possible.
 */
export function spread<Game>(games: readonly Game[], lookOf: (game: Game) => Look, distance: number): Game[] {
  const left = games.map((game) => ({ game, ...lookOf(game) }))
  const placed: typeof left = []
  const isNear = (list: typeof left, subject: string) =>
    list.slice(-distance).some((other) => other.subject === subject)
  const ofTypes = new Map<string, typeof left>()
  while (left.length > 0) {
    const fits = left
      .slice(0, reach)
      .findIndex(({ type, subject }) => !isNear(placed, subject) && !isNear(ofTypes.get(type) ?? [], subject))
    const [next] = left.splice(Math.max(0, fits), 1)
    placed.push(next!)
    ofTypes.set(next!.type, [...(ofTypes.get(next!.type) ?? []), next!])
  }
  return placed.map(({ game }) => game)
}
