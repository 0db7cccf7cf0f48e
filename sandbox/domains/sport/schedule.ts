import { type League, leagues, sportIds } from './leagues.ts'

/** A match of the timetable. Times are milliseconds since 1970. */
export interface Fixture {
  id: string
  league: League
  home: string
  away: string
  startsAt: number
}

const dayMs = 24 * 60 * 60_000
const step = 5 * 60_000
/** After this many daily rounds, the pairings start again. */
const roundsBeforeRepeat = 400

/** How long before its start a match is offered. */
export const offeredMs = 3 * dayMs

/** The number of matches of a league per day: every team plays once. */
const matchesOf = ({ teams }: League) => Math.floor(teams.length / 2)

/** The time of day of each league’s matches as a share of the day; the matches of a sport are spread evenly. */
const startShares = new Map<string, number>(
  sportIds.flatMap((sport) => {
    const slots = leagues
      .filter((league) => league.sport === sport)
      .flatMap((league) => Array.from({ length: matchesOf(league) }, (_, index) => `${league.id}-${index}`))
    // A stride near the golden ratio puts the matches of one league far apart.
    const stride = coprimeFrom(slots.length * 0.618, slots.length)
    return slots.map((slot, index): [string, number] => [slot, ((index * stride) % slots.length) / slots.length])
  }),
)

/** The matches of a day, counted from 1970, in the order of the leagues. */
export function fixturesOf(day: number): Fixture[] {
  return leagues.flatMap((league) =>
    Array.from({ length: matchesOf(league) }, (_, index) => fixtureOf(league, day, index)),
  )
}

/** The match with an id, or null if the timetable does not have it. */
export function findFixture(id: string): Fixture | null {
  const [, leagueId, day, index] = /^([a-z0-9-]+)-(\d{5})-(\d{1,2})$/.exec(id) ?? []
  const league = leagues.find((each) => each.id === leagueId)
  if (!league || Number(index) >= matchesOf(league)) return null
  return fixtureOf(league, Number(day), Number(index))
}

function fixtureOf(league: League, day: number, index: number): Fixture {
  const [home, away] = pairOf(league, day % roundsBeforeRepeat, index)
  const share = startShares.get(`${league.id}-${index}`) ?? 0
  const offset = Math.floor((share * dayMs) / step) * step
  return { id: `${league.id}-${day}-${index}`, league, home, away, startsAt: day * dayMs + offset }
}

/** Round robin by the circle method: every team has an opponent in each round. */
function pairOf({ teams }: League, round: number, index: number): [home: string, away: string] {
  const even = teams.length % 2 === 0
  const rotating = even ? teams.length - 1 : teams.length
  const at = (seat: number) => teams[modulo(seat + round, rotating)]!
  const one = index === 0 && even ? teams.at(-1)! : at(index)
  const other = index === 0 && even ? at(0) : at(-index)
  // Odd pairs swap home and away; pair 0, whose last team does not rotate, swaps every other round.
  return (index === 0 ? round : index) % 2 === 0 ? [one, other] : [other, one]
}

/** The first whole number from `number` up that is coprime to `count`. */
function coprimeFrom(number: number, count: number): number {
  let candidate = Math.max(1, Math.round(number))
  while (greatestCommonDivisor(candidate, count) > 1) candidate++
  return candidate
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}

/** The remainder from 0 to `count - 1`, for negative numbers, too. */
const modulo = (number: number, count: number) => ((number % count) + count) % count
