import type { PlayerBreak } from '#api'

/** Whether a break in force is at least what was asked for: the platform’s clock may differ by a minute. */
export const covers = (inForce: PlayerBreak | null, { kind, until }: Pick<PlayerBreak, 'kind' | 'until'>): boolean =>
  (inForce?.kind === kind || inForce?.kind === 'self-exclusion') &&
  (inForce.until === null || (until !== null && Date.parse(inForce.until) > Date.parse(until) - 60_000))
