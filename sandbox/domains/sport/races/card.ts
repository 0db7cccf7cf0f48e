import { createRandom } from '../../../app/random.ts'
import { courses, goings, horses, jockeys, silkColours, trainers } from './names.ts'

/** A runner of a race. */
interface Runner {
  number: number
  name: string
  jockey: string
  trainer: string
  age: number
  /** In kilograms. */
  weight: number
  /** The most recent places, latest last. */
  form: string
  /** The colours of the jockey’s silks, as `#rrggbb`. */
  silks: { body: string; sleeves: string; cap: string }
  /** Relative strength: twice the ability wins twice as often. */
  ability: number
}

/** A race of the timetable. */
export interface RaceCard {
  id: string
  course: { id: string; name: string; country: string }
  startsAt: number
  /** In metres. */
  distance: number
  going: string
  runners: readonly Runner[]
}

/** The interval between races in milliseconds; consecutive races are on different courses. */
export const raceInterval = 4 * 60_000

/** The race with a number, counted from 1970; always the same. */
export function cardOf(number: number): RaceCard {
  const random = createRandom(number)
  const [id, name, country] = courses[number % courses.length]!
  const count = random.between(7, 12)
  const names = random.shuffle(horses)
  const riders = random.shuffle(jockeys)
  return {
    id: `race-${number}`,
    course: { id, name, country },
    startsAt: number * raceInterval,
    distance: random.pick([1000, 1200, 1400, 1600, 1800, 2000, 2400]),
    going: random.pick(goings),
    runners: Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      name: names[index]!,
      jockey: riders[index]!,
      trainer: random.pick(trainers),
      age: random.between(3, 8),
      weight: random.between(104, 122) / 2,
      form: Array.from({ length: 5 }, () => random.between(1, 9)).join(''),
      silks: { body: random.pick(silkColours), sleeves: random.pick(silkColours), cap: random.pick(silkColours) },
      ability: Math.exp((random.next() + random.next() + random.next() - 1.5) * 1.5),
    })),
  }
}

/** The number in a race’s id, or null. */
export function raceNumber(id: string): number | null {
  const [, number] = /^race-(\d{1,9})$/.exec(id) ?? []
  return number === undefined ? null : Number(number)
}
