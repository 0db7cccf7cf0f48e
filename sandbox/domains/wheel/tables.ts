import type { Generated } from 'kysely'

/** The table of the wheels of fortune. */
export interface WheelTables {
  /** `award` is JSON; null until the wheel is spun. */
  wheels: {
    id: Generated<number>
    user_id: number
    since: number
    wagered_before: Generated<number>
    award: string | null
    spun_at: number | null
    ended_at: number | null
  }
}
