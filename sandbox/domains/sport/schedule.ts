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
const roundDays = 400

/** How long before its start a match is offered. */
export const offeredMs = 3 * dayMs

/** How many matches a league has a day: everybody plays once. */
const matchesOf = ({ teams }: League) => Math.floor(teams.length / 2)

/** The share of the day at which each match of each league begins: a sport’s matches are spread over the whole day. */
const startShares = new Map<string, number>(
  sportIds.flatMap((sport) => {
    const slots = leagues
      .filter((league) => league.sport === sport)
      .flatMap((league) => Array.from({ length: matchesOf(league) }, (_, index) => `${league.id}-${index}`))
    const stride = coprimeNear(slots.length * 0.618, slots.length)
    return slots.map((slot, index): [string, number] => [slot, ((index * stride) % slots.length) / slots.length])
  }),
)

/** The matches of a day, counted from 1970, in the order of the leagues. */
export function fixturesOf(day: number): Fixture[] {
  return leagues.flatMap((league) =>
    Array.from({ length: matchesOf(league) }, (_, index) => fixtureOf(league, day, index)),
  )
}

/** The match of an id, or null where the timetable has none of it. */
export function findFixture(id: string): Fixture | null {
  const [, leagueId, day, index] = /^([a-z0-9-]+)-(\d{5})-(\d{1,2})$/.exec(id) ?? []
  const league = leagues.find((each) => each.id === leagueId)
  if (!league || Number(index) >= matchesOf(league)) return null
  return fixtureOf(league, Number(day), Number(index))
}

function fixtureOf(league: League, day: number, index: number): Fixture {
  const [home, away] = pairOf(league, day % roundDays, index)
  const share = startShares.get(`${league.id}-${index}`) ?? 0
  const offset = Math.floor((share * dayMs) / step) * step
  return { id: `${league.id}-${day}-${index}`, league, home, away, startsAt: day * dayMs + offset }
}

/** Round robin by the circle method: in each round everybody meets somebody else. */
function pairOf({ teams }: League, round: number, index: number): [home: string, away: string] {
  const even = teams.length % 2 === 0
  const others = even ? teams.length - 1 : teams.length
  const at = (seat: number) => teams[(((seat + round) % others) + others) % others]!
  const one = index === 0 && even ? teams.at(-1)! : at(index)
  const other = index === 0 && even ? at(0) : at(-index)
  // From round to round a team moves by one seat, so that it plays at home and away by turns.
  return (index === 0 ? round : index) % 2 === 0 ? [one, other] : [other, one]
}

/** The whole number from `number` on that has no divisor in common with `count`. */
function coprimeNear(number: number, count: number): number {
  let candidate = Math.max(1, Math.round(number))
  while (divisor(candidate, count) > 1) candidate++
  return candidate
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}
