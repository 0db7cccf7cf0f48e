import type { User } from '#api'
import { userHash } from '#engine/data/once/pending-writes.ts'
import type { SafeStorage } from '#engine/data/storage.ts'

const itemOf = (user: User['id']) => `deposits-shown:${userHash(user)}`

/** Returns until when the player has been shown what became of their deposits, in milliseconds since 1970; 0 if never. */
export const depositsShownUntil = (shared: SafeStorage, user: User['id']) => Number(shared.getItem(itemOf(user))) || 0

/** Notes that the player has been shown what became of the deposits that were made until then. */
export const keepDepositsShown = (shared: SafeStorage, user: User['id'], until: number) =>
  shared.setItem(itemOf(user), String(until))
