import { areNumbers, average, type DrawRules } from './rules.ts'

/** The values of the dice. */
export interface DiceOutcome {
  dice: number[]
}

type Spot = (dice: number[], total: number) => number

const isTriple = (dice: number[]) => dice.every((one) => one === dice[0])
const won = (condition: boolean, pays: number) => (condition ? pays : 0)

/** The return of a total of three dice, by its distance from the nearest end. */
const totals = [64, 32, 19, 13, 9, 8, 7]

/** The spots of a game with three dice. */
const sicBo: Record<string, Spot> = {
  small: (dice, total) => won(total <= 10 && !isTriple(dice), 2),
  big: (dice, total) => won(total > 10 && !isTriple(dice), 2),
  odd: (dice, total) => won(total % 2 === 1 && !isTriple(dice), 2),
  even: (dice, total) => won(total % 2 === 0 && !isTriple(dice), 2),
  triple: (dice) => won(isTriple(dice), 33),
  ...Object.fromEntries(
    Array.from({ length: 14 }, (_, index) => [
      `total-${index + 4}`,
      (_dice: number[], total: number) => won(total === index + 4, totals[Math.min(index, 13 - index)]!),
    ]),
  ),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((face) => [
      `face-${face}`,
      (dice: number[]) => [0, 2, 3, 4][dice.filter((one) => one === face).length]!,
    ]),
  ),
}

/** The spots of a game with two dice; one roll decides every bet. */
const craps: Record<string, Spot> = {
  under: (_, total) => won(total < 7, 2.3),
  seven: (_, total) => won(total === 7, 5.7),
  over: (_, total) => won(total > 7, 2.3),
  field: (_, total) => (total === 2 ? 3 : total === 12 ? 4 : won([3, 4, 9, 10, 11].includes(total), 2)),
  doubles: (dice) => won(isTriple(dice), 5.7),
  craps: (_, total) => won([2, 3, 12].includes(total), 8.4),
  eleven: (_, total) => won(total === 11, 17),
}

/** The rules of a game with two or three dice. */
export function diceRules(count: 2 | 3): DrawRules<DiceOutcome> {
  const spots = count === 2 ? craps : sicBo
  const rolls = Array.from({ length: 6 ** count }, (_, roll) =>
    Array.from({ length: count }, (_none, die) => (Math.floor(roll / 6 ** die) % 6) + 1),
  )
  const pays = (spot: string, { dice }: DiceOutcome) =>
    spots[spot]?.(
      dice,
      dice.reduce((sum, one) => sum + one, 0),
    ) ?? 0

  return {
    mainSpot: count === 2 ? 'field' : 'big',
    accepts: (spot) => Object.hasOwn(spots, spot),
    draw: (chance) => ({ dice: rolls[chance.below(rolls.length)]! }),
    isOutcome: (value): value is DiceOutcome => areNumbers((value as DiceOutcome | null)?.dice, count, 1, 6),
    pays,
    rtp: (spot) => average(rolls, (dice) => pays(spot, { dice })),
  }
}
