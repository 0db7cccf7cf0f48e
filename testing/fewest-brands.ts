/** A brand and what a test depends on of it. */
interface Candidate {
  id: string
  traits: readonly string[]
}

/** Returns the ids of a few brands that together have every trait of any of these; of equally good brands the first. */
export function fewestBrands(candidates: readonly Candidate[]): string[] {
  const missing = new Set(candidates.flatMap(({ traits }) => traits))
  const chosen: string[] = []
  const gain = ({ traits }: Candidate) => new Set(traits.filter((trait) => missing.has(trait))).size
  while (missing.size > 0) {
    const best = candidates.reduce((one, other) => (gain(other) > gain(one) ? other : one))
    chosen.push(best.id)
    for (const trait of best.traits) missing.delete(trait)
  }
  return chosen
}
