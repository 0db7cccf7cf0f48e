import { tabStorage } from '#engine/data/storage.ts'

const key = 'password-reset'

/** Stores the secret of a password email’s link for the tab, so that a reload keeps the reset: the address no longer has it. */
export const keepResetLink = (sessionId: string) => tabStorage.setItem(key, sessionId)

export const resetLink = () => tabStorage.getItem(key)

/** Called once it is used, and whenever somebody signs in; signing out removes it too. */
export const forgetResetLink = () => tabStorage.removeItem(key)
