import type { PasswordRecovery, RecoveryEmail } from '#api'
import { isSuccessMessage } from '#schemas/is-api/recovery.js'
import { anything, type Http } from '#engine/data/http.ts'

/** The server’s own words about what it did; empty where it has none. */
const words = (answer: unknown) => (isSuccessMessage(answer) && answer.message) || ''

/** A forgotten password (spec §7). Both calls answer what the server says about it, or the empty string. */
export const recoveryApi = (http: Http) => ({
  sendLink: async (email: RecoveryEmail) => words(await http.send('POST', '/password-recovery-email', anything, email)),
  setPassword: async (recovery: PasswordRecovery) =>
    words(await http.send('PATCH', '/password-recovery', anything, recovery)),
})

export type RecoveryApi = ReturnType<typeof recoveryApi>
