import type { Guard } from '#engine/registry.ts'
import type { SessionFlagGuard } from '#manifest'

/** While the flag stands in the tab’s session storage: SUCCESSFUL_DEPOSIT, SUCCESS_REGISTRATION (spec §6). */
export const sessionFlag: Guard<SessionFlagGuard> = (_stores, { flag }) => sessionStorage.getItem(flag) !== null
