import type { LimitRules } from './limit-rules.ts'

/** Whether the player is told or signed out when limits are used up, so that they are read again after each bet. */
export const isWatched = ({ alertsAt, atLimit }: LimitRules = {}): boolean =>
  alertsAt !== undefined || atLimit === 'signOut'
