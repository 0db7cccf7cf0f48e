import { setTimeout as wait } from 'node:timers/promises'

/** Time is measured in turns of the event loop, so that a busy machine does not count. */
export const turnMs = 10

/** Waits until the condition holds. Returns the number of turns. */
export async function when(holds: () => boolean): Promise<number> {
  let turns = 0
  for (; !holds(); turns++) await wait(turnMs)
  return turns
}
