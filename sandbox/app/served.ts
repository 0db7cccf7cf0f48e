import type { BalanceEvent, Bonus, PaymentMethod, PaymentOperation, User, Wagering } from '#api'

/** `T` with the properties `Key`, which a platform may leave out and the sandbox does not. */
type With<T, Key extends keyof T> = T & Required<Pick<T, Key>>

/** What the sandbox serves: in the forms of schemas/api, with numbers as ids and nothing left out. */
export type ServedUser = With<User, 'balance' | 'bonusBalance'> & { id: number }
export type ServedBonus = With<Bonus, 'amount'> & { id: number; wagering: With<Wagering, 'factor'> }
export type ServedMethod = With<PaymentMethod, 'direction' | 'fee'> & { id: string }
export type ServedBalance = Required<BalanceEvent>
export type ServedOperation = With<PaymentOperation, 'direction' | 'amount' | 'fee' | 'at'> & {
  id: number
  methodId: string
}
