import type { Guard } from '#engine/registry.ts'
import type { SessionFlagGuard } from '#manifest'

/** Holds while the flag is set in session storage: SUCCESSFUL_DEPOSIT, SUCCESS_REGISTRATION (spec §6). */
export const sessionFlag: Guard<SessionFlagGuard> = (_stores, { flag }) => sessionStorage.getItem(flag) !== null
