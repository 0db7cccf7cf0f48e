/** Counts the time that the player is here. */
export { watchTime as forPlayer } from './watch-time.ts'
