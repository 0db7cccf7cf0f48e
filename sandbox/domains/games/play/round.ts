/** A round that everybody shares. Times are milliseconds since 1970. */
export interface Round {
  id: string
  opensAt: number
  /** From then on no bet is taken, and the outcome may be told; of a crash game, the flight begins. */
  closesAt: number
  /** When the outcome has been shown and bets are paid; of a crash game, when the flight ends. */
  paysAt: number
  endsAt: number
}

/** When a game’s shared rounds are. */
export interface Timetable {
  at(now: number): Round
  /** So many rounds that were paid before `now`, the latest first. */
  paidBefore(now: number, count: number): Round[]
}
