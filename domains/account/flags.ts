import { tabFlag } from '#engine/data/tab-flag.ts'

/** Opens SUCCESS_REGISTRATION (spec §2). */
export const successfulRegistration = tabFlag('successful-registration')

/** Set after a registration: DEPOSIT then explains the first deposit once (spec §2). */
export const firstDepositHint = tabFlag('deposit-popup')
