import { football } from './names/football.ts'
import { basketball, handball, iceHockey, volleyball } from './names/indoor.ts'
import type { LeagueNames } from './names/league-names.ts'
import { tennis } from './names/tennis.ts'

/** The id of a sport with two sides. */
export type SportId = 'football' | 'basketball' | 'tennis' | 'ice-hockey' | 'volleyball' | 'handball'

/** A league or tournament. */
export interface League {
  id: string
  sport: SportId
  name: string
  /** ISO 3166-1 alpha-2, or `world`. */
  country: string
  /** Strongest first. */
  teams: readonly string[]
}

const bySport: Record<SportId, LeagueNames[]> = {
  football,
  basketball,
  tennis,
  'ice-hockey': iceHockey,
  volleyball,
  handball,
}

/** Every sport, in display order. */
export const sportIds = Object.keys(bySport) as SportId[]

/** Every league. */
export const leagues: readonly League[] = sportIds.flatMap((sport) =>
  bySport[sport].map(([id, name, country, teams]) => ({ id, sport, name, country, teams: teams.split('|') })),
)

/** The strength of a team in its league, from 1 (the best) to -1. */
export function strengthOf({ teams }: League, team: string): number {
  return 1 - (2 * teams.indexOf(team)) / (teams.length - 1)
}
