import { tabFlag } from '#engine/data/tab-flag.ts'

/** Opens SUCCESS_REGISTRATION (spec §2). */
export const successfulRegistration = tabFlag('successful-registration')

/** Has DEPOSIT explain the first deposit (spec §2). */
export const firstDepositExplained = tabFlag('deposit-popup')
