import { sharedStorage } from '#engine/data/storage.ts'

const signInKey = 'statement'
const dayKey = 'statement-of-day'

/** Where the last confirmation is kept: until the player signs out, or for a day whoever signs in. */
export const statementItem = (every: 'signIn' | 'day') => (every === 'signIn' ? signInKey : dayKey)

/** Called when nobody is signed in: the next sign-in asks again. */
export const forgetStatement = () => sharedStorage.removeItem(signInKey)
