import type { Guard } from '#engine/registry.ts'

/** For visitors alone: LOGIN and REGISTER (spec §6). */
export const signedOut: Guard = ({ session }) => session.user === null
