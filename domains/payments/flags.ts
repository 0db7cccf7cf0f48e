import { tabFlag } from '#engine/data/tab-flag.ts'

/** Opens SUCCESSFUL_DEPOSIT (spec §2). */
export const successfulDeposit = tabFlag('successful-deposit')
