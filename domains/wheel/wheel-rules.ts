import type { Award, FortuneWheel, OpenWheel, WheelStatusAnswer } from '#api'

/** When a turn counts as finished, in seconds from its start (spec §9). */
export const finishAfterSeconds = 20.5
/** When the result is fetched, in seconds from the spin (spec §9). */
export const resultDelaySeconds = 30

const isNamed = ({ key }: Award) => key === 'lost' || key === 'freeSpin'

/** Whether two awards are the same prize: by key if it names one or a value is not known, else by value. */
const isSame = (one: Award, other: Award) =>
  isNamed(one) || isNamed(other) || one.value === undefined || other.value === undefined
    ? one.key === other.key
    : one.value === other.value

/**
 * Returns the index of an award’s sector, one of several equal ones by `random` (0 to below 1); undefined if there is
 * none.
 */
export function sectorOf(awards: readonly Award[], award: Award, random: () => number): number | undefined {
  const exact = placesOf(awards, ({ key, value }) => key === award.key && value === award.value)
  const places = exact.length > 0 ? exact : placesOf(awards, (each) => isSame(each, award))
  return places[Math.floor(random() * places.length)]
}

const placesOf = (awards: readonly Award[], fits: (award: Award) => boolean) =>
  awards.flatMap((award, place) => (fits(award) ? [place] : []))

/**
 * Returns the balance with the prize, rounded to one decimal; a free spin, no prize or one of unknown value leaves it unchanged
 * (spec §4).
 */
export const withPrize = (balance: number, award: Award): number =>
  isNamed(award) || award.value === undefined ? balance : Math.round((balance + award.value) * 10) / 10

/** Whether a wheel may be spun, or was spun and is not deleted yet; otherwise there is progress towards the next one. */
export const isOpen = (answer: WheelStatusAnswer): answer is OpenWheel => 'wheelId' in answer

/**
 * Returns the wheel’s status from the status call, whose response need not say whether an open wheel is new, nor until when
 * progress counts.
 */
export function wheelOf(answer: WheelStatusAnswer, before: FortuneWheel): FortuneWheel {
  if (!isOpen(answer)) return { status: 'IN_PROGRESS', stopAt: answer.endTime ?? before.stopAt }
  return { status: answer.status ?? (before.status === 'NEW' ? 'NEW' : 'ALLOWED'), stopAt: null }
}
