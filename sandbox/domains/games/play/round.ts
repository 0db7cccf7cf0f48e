/** A shared round. Times are milliseconds since 1970. */
export interface Round {
  id: string
  opensAt: number
  /** When bets close and the outcome may be shown; in a crash game, when the flight begins. */
  closesAt: number
  /** When the outcome has been shown and bets are paid; in a crash game, when the flight ends. */
  paysAt: number
  endsAt: number
}

/** The times of a game’s shared rounds. */
export interface Timetable {
  at(now: number): Round
  /** The last `count` rounds that were paid before `now`, latest first. */
  paidBefore(now: number, count: number): Round[]
}
