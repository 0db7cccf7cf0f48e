import type { Chance } from '../../../app/chance.ts'

/** Ranks from low to high; the ace is the highest. A card is a rank and a suit, such as `TS` or `AH`. */
export const ranks = '23456789TJQKA'

/** One pack: 52 cards. */
const pack: readonly string[] = [...ranks].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit))

/** The first `count` cards of this many shuffled packs. */
export function dealFrom(packs: number, count: number, chance: Chance): string[] {
  // A partial Fisher-Yates shuffle; the map holds the swapped positions.
  const swapped = new Map<number, number>()
  return Array.from({ length: count }, (_, place) => {
    const other = place + chance.below(packs * pack.length - place)
    const card = swapped.get(other) ?? other
    swapped.set(other, swapped.get(place) ?? place)
    return pack[card % pack.length]!
  })
}

/** Whether a value is a list of at least `count` cards. */
export const areCards = (value: unknown, count: number): value is string[] =>
  Array.isArray(value) && value.length >= count && value.every((card) => pack.includes(card))
