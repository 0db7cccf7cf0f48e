import type { Guard } from '#engine/registry.ts'

/** Holds for visitors, who see LOGIN and REGISTER (spec §6). */
export const signedOut: Guard = ({ session }) => session.user === null
