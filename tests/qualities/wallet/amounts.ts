import { digitsOf } from '../../../sandbox/app/money.ts'
import type { Random } from '../../../sandbox/app/random.ts'

/** Amounts of one currency: whole numbers of its minor unit, decimal numbers of its major unit. */
export class Amounts {
  /** What amounts are multiples of, in the minor unit. */
  readonly unit: number
  readonly #digits: number
  readonly #random: Random

  constructor(currency: string, unit: number, random: Random) {
    this.#digits = digitsOf(currency)
    this.unit = unit * 10 ** this.#digits
    this.#random = random
  }

  /** A whole number of units as a decimal number of the major unit. */
  random(least: number, most: number): number {
    return this.major(this.#random.between(least, most) * this.unit)
  }

  major(minor: number): number {
    return minor / 10 ** this.#digits
  }

  minor(major: number): number {
    return Math.round(major * 10 ** this.#digits)
  }
}
