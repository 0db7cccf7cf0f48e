import type { Guard } from '#engine/registry.ts'

/** For signed-in players alone (spec §2, “auth”). */
export const signedIn: Guard = ({ session }) => session.user !== null || 'sign-in'
