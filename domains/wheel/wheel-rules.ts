import type { Award, FortuneWheel, WheelStatusAnswer } from '#api'

/** When a turn counts as finished, in seconds from its beginning (spec §9). */
export const finishAfterSeconds = 20.5
/** When the result is fetched, in seconds from the spin on (spec §9). */
export const resultDelaySeconds = 30

const isNamed = ({ key }: Award) => key === 'lost' || key === 'freeSpin'

/** Whether two awards are the same prize: by their key where it says all, else by their value. */
const isSame = (one: Award, other: Award) =>
  isNamed(one) || isNamed(other) ? one.key === other.key : one.value === other.value

/** The place of an award among the sectors, one of several by `random` (from 0 up to 1); undefined where none is such. */
export function sectorOf(awards: readonly Award[], award: Award, random: () => number): number | undefined {
  const exact = placesOf(awards, ({ key, value }) => key === award.key && value === award.value)
  const places = exact.length > 0 ? exact : placesOf(awards, (each) => isSame(each, award))
  return places[Math.floor(random() * places.length)]
}

const placesOf = (awards: readonly Award[], fits: (award: Award) => boolean) =>
  awards.flatMap((award, place) => (fits(award) ? [place] : []))

/** The balance with a prize, rounded to one decimal; a free spin and nothing won leave it (spec §4). */
export const withPrize = (balance: number, award: Award): number =>
  isNamed(award) ? balance : Math.round((balance + award.value) * 10) / 10

/** Where the wheel stands by an answer of the status call, which need not say whether an open wheel is a new one. */
export function wheelOf(answer: WheelStatusAnswer, before: FortuneWheel): FortuneWheel {
  if ('progress' in answer) return { status: 'IN_PROGRESS', stopAt: answer.endTime }
  return { status: answer.status ?? (before.status === 'NEW' ? 'NEW' : 'ALLOWED'), stopAt: null }
}
