import { tabFlag } from '#engine/data/tab-flag.ts'

/** Opens SUCCESS_REGISTRATION (spec §2). */
export const successfulRegistration = tabFlag('successful-registration')
