import { digitsOf } from '../../app/money.ts'

/** An amount as an integer of the currency’s minor unit. */
export const whole = (amount: number, currency: string): number => Math.round(amount * 10 ** digitsOf(currency))

/** A property that is left out where its value is absent. */
export const optional = <T>(
  name: string,
  value: T | null | undefined,
  form: (value: T) => unknown = (same) => same,
): Record<string, unknown> => (value === null || value === undefined ? {} : { [name]: form(value) })
