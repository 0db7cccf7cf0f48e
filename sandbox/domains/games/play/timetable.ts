import { createHash } from 'node:crypto'
import { gameKey, type GameRow } from './game-rules.ts'
import { kindOf } from './kinds.ts'
import { crashRounds } from './crash-rounds.ts'
import type { Outcomes } from './outcomes.ts'

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

interface Pace {
  betting: number
  showing: number
  pause: number
}

const paces: Partial<Record<string, Pace>> = {
  lotto: { betting: 40, showing: 12, pause: 8 },
  keno: { betting: 36, showing: 16, pause: 8 },
  wheel: { betting: 22, showing: 9, pause: 5 },
  roulette: { betting: 20, showing: 9, pause: 5 },
}
const usualPace: Pace = { betting: 15, showing: 7, pause: 4 }

/** The timetable of a game with shared rounds. They go by the clock alone: games differ in when a round begins. */
export function timetableOf(game: GameRow, outcomes: Outcomes): Timetable {
  if (game.type === 'crash') return crashRounds(game, outcomes)

  const { betting, showing, pause } = paces[kindOf(game)] ?? usualPace
  const haste = /\b(?:rapid|speed)\b/i.test(game.name) ? 600 : 1000
  const [closes, pays, length] = [
    betting * haste,
    betting * haste + showing * 1000,
    betting * haste + (showing + pause) * 1000,
  ]
  const shift = createHash('sha256').update(gameKey(game)).digest().readUInt32BE() % length

  const round = (number: number): Round => {
    const opensAt = number * length - shift
    return { id: String(number), opensAt, closesAt: opensAt + closes, paysAt: opensAt + pays, endsAt: opensAt + length }
  }
  const numberAt = (now: number) => Math.floor((now + shift) / length)

  return {
    at: (now) => round(numberAt(now)),
    paidBefore(now, count) {
      const current = numberAt(now)
      const latest = round(current).paysAt <= now ? current : current - 1
      return Array.from({ length: count }, (_, index) => round(latest - index))
    },
  }
}
