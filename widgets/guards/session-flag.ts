import type { Guard } from '#engine/registry.ts'
import type { SessionFlagGuard } from '#manifest'
import { tabStorage } from '#engine/data/storage.ts'

/** Holds while the flag is set in session storage: SUCCESSFUL_DEPOSIT, SUCCESS_REGISTRATION (spec §6). */
export const sessionFlag: Guard<SessionFlagGuard> = (_stores, { flag }) => tabStorage.getItem(flag) !== null
