import type { PlayerLimit } from '#api'

type Period = PlayerLimit['period']

/** Before what a limit is required. */
export type Stage = 'registration' | 'firstDeposit' | 'firstStake' | 'firstPlay'

interface RequiredLimit {
  kind: PlayerLimit['kind']
  before: Stage
  /** The periods that need a limit each; one of any period is enough if omitted. */
  periods?: readonly Period[] | undefined
  optOut: boolean
}

/** What of a brand’s rules of limits the platform holds: `playerProtection.limitRules` of its manifest, and its currency. */
export interface LimitRules {
  currency?: string | undefined
  periods?: readonly Period[] | undefined
  periodsAre?: 'calendar' | 'rolling' | undefined
  default?: number | undefined
  required?: readonly RequiredLimit[] | undefined
  depositMeans?: 'gross' | 'net' | undefined
  loosenAfterHours?: number | undefined
  loosenAfterPeriod?: boolean | undefined
}
