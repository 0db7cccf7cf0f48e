import { createHash } from 'node:crypto'
import { gameKey, type GameRow } from './game-rules.ts'
import { kindOf } from './kinds.ts'
import { crashRounds } from './crash-rounds.ts'
import type { Outcomes } from './outcomes.ts'
import type { Round, Timetable } from './round.ts'

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

/** The timetable of a game with shared rounds. Rounds follow the clock alone, with a different offset per game. */
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
