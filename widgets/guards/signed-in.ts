import type { Guard } from '#engine/registry.ts'

/** Holds for signed-in players (spec §2, “auth”). */
export const signedIn: Guard = ({ session }) => session.user !== null || 'sign-in'
