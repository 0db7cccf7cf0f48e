import { setTimeout as wait } from 'node:timers/promises'

/** How long another command is waited for, with a growing pause in between, in milliseconds. */
export const pauses = Array.from({ length: 12 }, (_, turn) => 20 * 1.6 ** turn)

/** Waits for some time around this one: commands that met do not meet again. */
export const pause = (milliseconds: number) => wait(milliseconds * (0.5 + Math.random()))
