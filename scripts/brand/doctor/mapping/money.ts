import type { Match } from './match.ts'

/** The unit of whole amounts, as a person says it: nothing in the data does. */
export type Unit = 'minor' | 'major'

/** An amount of money with the entity that has it. */
export interface Amount {
  entity: string
  match: Match
}

/** Numbers that are no amounts. Any other may be money, which is never guessed. */
export const otherNumbers: ReadonlySet<string> = new Set([
  'Bet.odds',
  'Game.rtp',
  'PaymentFee.percent',
  'Wagering.factor',
  'WageringShare.share',
  'WheelProgress.progress',
])

/** Whether a property of an entity is an amount of money. */
export const isMoney = (entity: string, { key, kind, part: { shape } }: Match): boolean =>
  kind === 'number' && shape.type !== 'integer' && !otherNumbers.has(`${entity}.${key}`)

/**
 * Returns the unit of an amount; undefined if only a person can tell. Amounts with decimals are in the major unit, and
 * with them those that the platform writes in the same way: texts anywhere, numbers in the same entity.
 */
export function unitOf(amount: Amount, all: readonly Amount[], told: Unit | undefined): Unit | undefined {
  const texts = valuesOf(amount).some((value) => typeof value === 'string')
  const alike = all.filter(({ entity }) => texts || entity === amount.entity).flatMap(valuesOf)
  const same = alike.filter((value) => (typeof value === 'string') === texts)
  return same.some(hasDecimals) ? 'major' : told
}

const valuesOf = ({ match }: Amount) => match.candidate.values
const hasDecimals = (value: unknown) => /\.\d/.test(String(value))
