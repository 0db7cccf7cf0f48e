import { drawFrom } from '../../../app/chance.ts'
import { areNumbers, type DrawRules } from './rules.ts'

/** The drawn numbers in order. */
export interface NumbersOutcome {
  numbers: number[]
}

/** A draw: the numbers in the drum and the pay table. */
export interface NumbersGame {
  /** The drum holds the numbers from 1 to this. */
  highest: number
  drawn: number
  /** The return in stakes, by the number of numbers on a ticket and of hits. */
  pays: Record<number, Record<number, number>>
}

/** Twenty of eighty; a ticket has one to eight numbers. */
export const keno: NumbersGame = {
  highest: 80,
  drawn: 20,
  pays: {
    1: { 1: 3.7 },
    2: { 2: 15.4 },
    3: { 2: 2, 3: 47 },
    4: { 2: 1, 3: 7, 4: 135 },
    5: { 3: 3, 4: 20, 5: 670 },
    6: { 3: 2, 4: 8, 5: 80, 6: 1500 },
    7: { 3: 1, 4: 4, 5: 27, 6: 250, 7: 5000 },
    8: { 4: 2.5, 5: 16, 6: 80, 7: 1000, 8: 20_000 },
  },
}

/** Six of thirty-six; a ticket has six. */
export const lotto: NumbersGame = { highest: 36, drawn: 6, pays: { 6: { 2: 1, 3: 9, 4: 75, 5: 1000, 6: 25_000 } } }

/** The rules of a draw. A spot is a ticket: its numbers in ascending order, joined by hyphens. */
export function numbersRules({ highest, drawn, pays }: NumbersGame): DrawRules<NumbersOutcome> {
  const drum = Array.from({ length: highest }, (_, index) => index + 1)
  const sizes = Object.keys(pays).map(Number)
  const mainSpot = drum.slice(0, sizes.at(-1)).join('-')

  return {
    mainSpot,
    accepts(spot) {
      const numbers = spot.split('-').map(Number)
      const isRising = numbers.every(
        (number, index) => Number.isInteger(number) && number > (numbers[index - 1] ?? 0) && number <= highest,
      )
      return isRising && sizes.includes(numbers.length) && numbers.join('-') === spot
    },
    draw: (chance) => ({ numbers: drawFrom(drum, drawn, chance) }),
    isOutcome(value): value is NumbersOutcome {
      const numbers = (value as NumbersOutcome | null)?.numbers
      return areNumbers(numbers, drawn, 1, highest) && new Set(numbers).size === drawn
    },
    pays(spot, { numbers }) {
      const ticket = spot.split('-').map(Number)
      return pays[ticket.length]?.[ticket.filter((number) => numbers.includes(number)).length] ?? 0
    },
    rtp(spot) {
      const size = spot.split('-').length
      const all = choose(highest, size)
      return Object.entries(pays[size] ?? {}).reduce(
        (sum, [hits, pay]) =>
          sum + (pay * choose(drawn, Number(hits)) * choose(highest - drawn, size - Number(hits))) / all,
        0,
      )
    },
  }
}

/** The number of ways to choose `k` of `n`. */
const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, index) => (n - index) / (index + 1)).reduce((product, one) => product * one, 1)
