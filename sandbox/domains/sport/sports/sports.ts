import type { SportId } from '../leagues.ts'
import type { SportRules } from './course.ts'
import { goalRules } from './goals.ts'
import { basketball } from './points.ts'
import { tennis } from './tennis.ts'
import { volleyball } from './volleyball.ts'

const minute = 60_000

/**
 * The rules of every sport. A match lasts about an hour of the sandbox’s clock, so that results arrive soon and every
 * sport always has live matches.
 */
export const sports: Record<SportId, SportRules> = {
  football: goalRules({
    timing: {
      period: 45,
      periods: 2,
      minuteMs: 30_000,
      breakMs: 5 * minute,
      name: (index) => `${index + 1}h`,
      pause: 'ht',
    },
    homeGoals: 1.48,
    awayGoals: 1.17,
    strengthEffect: 0.36,
    halts: true,
  }),
  basketball,
  tennis,
  'ice-hockey': goalRules({
    timing: {
      period: 20,
      periods: 3,
      minuteMs: 35_000,
      breakMs: 3 * minute,
      name: (index) => `p${index + 1}`,
      pause: 'break',
    },
    homeGoals: 3.15,
    awayGoals: 2.85,
    strengthEffect: 0.16,
    halts: true,
  }),
  volleyball,
  handball: goalRules({
    timing: {
      period: 30,
      periods: 2,
      minuteMs: minute,
      breakMs: 6 * minute,
      name: (index) => `${index + 1}h`,
      pause: 'ht',
    },
    homeGoals: 29.6,
    awayGoals: 28.1,
    strengthEffect: 0.07,
    halts: false,
  }),
}
