import { roundUnitOf } from './exchange.ts'
import { digitsOf } from './money.ts'

/** The allowed stakes, integers of the minor unit. */
export interface Stakes {
  /** The stakes of a slot or a ticket, ascending. */
  steps: number[]
  /** The chips of a table, ascending. */
  chips: number[]
  /** The minimum and maximum of a whole bet. */
  min: number
  max: number
  /** The initial play money of a demo. */
  demo: number
}

/** The stakes in a currency: round numbers of about the same value in each. */
export function stakesOf(currency: string): Stakes {
  const unit = roundUnitOf(currency) * 10 ** digitsOf(currency)
  const times = (factors: number[]) => factors.map((factor) => Math.round(factor * unit))
  const steps = times([0.2, 0.5, 1, 2, 5, 10, 20, 50, 100])
  return {
    steps,
    chips: times([0.5, 1, 5, 10, 50, 100]),
    min: steps[0]!,
    max: Math.round(500 * unit),
    demo: Math.round(1000 * unit),
  }
}
