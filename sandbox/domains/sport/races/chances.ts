import { type Chance, fraction } from '../../../app/chance.ts'

/** The probability that each runner wins: its share of the total ability. */
export function winChances(abilities: readonly number[]): number[] {
  const whole = abilities.reduce((sum, ability) => sum + ability, 0)
  return abilities.map((ability) => ability / whole)
}

/**
 * The probability that each runner is among the first `places`: the runners behind the winner compete for the next
 * place in the same way.
 */
export function placeChances(abilities: readonly number[], places: number): number[] {
  const chances = abilities.map(() => 0)
  const run = (rest: readonly number[], probability: number, place: number): void => {
    const whole = rest.reduce((sum, index) => sum + abilities[index]!, 0)
    for (const index of rest) {
      const here = (probability * abilities[index]!) / whole
      chances[index]! += here
      if (place < places)
        run(
          rest.filter((each) => each !== index),
          here,
          place + 1,
        )
    }
  }
  run(
    abilities.map((_, index) => index),
    1,
    1,
  )
  return chances
}

/** Simulates a race; returns the indexes of the runners in finishing order. */
export function runRace(abilities: readonly number[], chance: Chance): number[] {
  let rest = abilities.map((_, index) => index)
  return abilities.map(() => {
    const whole = rest.reduce((sum, index) => sum + abilities[index]!, 0)
    let drawn = fraction(chance) * whole
    const next = rest.find((index) => (drawn -= abilities[index]!) < 0) ?? rest.at(-1)!
    rest = rest.filter((index) => index !== next)
    return next
  })
}
