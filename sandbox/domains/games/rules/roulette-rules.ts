import { areNumbers, average, type DrawRules } from './rules.ts'

/** The pocket with the ball; 37 is the double zero. */
export interface RouletteOutcome {
  number: number
}

/** One zero, two zeros, or one zero that returns half of an even-money stake. */
export type RouletteWheel = 'european' | 'american' | 'french'

/** The pockets in their order on the wheel. */
export const wheels: Record<RouletteWheel, readonly number[]> = {
  european: [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29,
    7, 28, 12, 35, 3, 26,
  ],
  american: [
    0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21,
    33, 16, 4, 23, 35, 14, 2,
  ],
  get french() {
    return this.european
  },
}

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const isZero = (number: number) => number === 0 || number === 37

/** Spots other than the numbers: the pockets that they cover and what they pay. */
const outside: Record<string, { covers: (number: number) => boolean; pays: number }> = {
  red: { covers: (number) => reds.includes(number), pays: 2 },
  black: { covers: (number) => !reds.includes(number), pays: 2 },
  even: { covers: (number) => number % 2 === 0, pays: 2 },
  odd: { covers: (number) => number % 2 === 1, pays: 2 },
  low: { covers: (number) => number <= 18, pays: 2 },
  high: { covers: (number) => number > 18, pays: 2 },
  ...Object.fromEntries(
    [1, 2, 3].flatMap((third) => [
      [`dozen-${third}`, { covers: (number: number) => Math.ceil(number / 12) === third, pays: 3 }],
      [`column-${third}`, { covers: (number: number) => (number - 1) % 3 === third - 1, pays: 3 }],
    ]),
  ),
}

/** The rules of roulette. Spots: `0` to `36`, `37` for the double zero, and the outside bets. */
export function rouletteRules(wheel: RouletteWheel): DrawRules<RouletteOutcome> {
  const pockets = wheels[wheel]
  const isPocket = (spot: string) =>
    /^\d{1,2}$/.test(spot) && pockets.includes(Number(spot)) && String(Number(spot)) === spot

  function pays(spot: string, { number }: RouletteOutcome): number {
    const bet = outside[spot]
    if (!bet) return Number(spot) === number ? 36 : 0
    if (isZero(number)) return wheel === 'french' && bet.pays === 2 ? 0.5 : 0
    return bet.covers(number) ? bet.pays : 0
  }

  return {
    mainSpot: 'red',
    accepts: (spot) => isPocket(spot) || Object.hasOwn(outside, spot),
    draw: (chance) => ({ number: pockets[chance.below(pockets.length)]! }),
    isOutcome: (value): value is RouletteOutcome => {
      const number = (value as RouletteOutcome | null)?.number
      return areNumbers([number], 1, 0, 37) && pockets.includes(number!)
    },
    pays,
    rtp: (spot) => average(pockets, (number) => pays(spot, { number })),
  }
}
