import type { PaymentMethod, User } from '#api'
import { userHash } from '#engine/data/once/pending-writes.ts'
import { sharedStorage } from '#engine/data/storage.ts'
import type { PaymentDirection } from './payment-records.ts'

const itemOf = (user: User['id'], direction: PaymentDirection) => `last-method:${direction}:${userHash(user)}`

/** Stores the id of the method that a player paid with; the next payment of this direction starts with it. */
export const keepLastMethod = (user: User['id'], direction: PaymentDirection, method: PaymentMethod['id']) =>
  sharedStorage.setItem(itemOf(user, direction), String(method))

/** Returns the id of the method that a player used last in this browser; null if unknown. */
export const lastMethod = (user: User['id'], direction: PaymentDirection) =>
  sharedStorage.getItem(itemOf(user, direction))
