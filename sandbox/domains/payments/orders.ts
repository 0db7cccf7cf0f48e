import type { DepositRequest, WithdrawalRequest } from '#api'
import type { Database } from '../../app/db/database.ts'
import { ApiError, code } from '../../app/errors.ts'
import { digitsOf, toMinor } from '../../app/money.ts'
import { checkedFields } from './fields.ts'
import { feeOf, limitsOf, type MethodRule, rulesOf, unitsOf } from './methods.ts'

/** A player’s request for a payment. */
export type Request = ({ direction: 'deposit' } & DepositRequest) | ({ direction: 'withdrawal' } & WithdrawalRequest)

/** A valid request. Amounts are in the minor unit. */
export interface Order {
  rule: MethodRule
  amount: number
  fee: number
  currency: string
  fields: Record<string, string>
}

/** The player who makes a payment. */
export interface Payer {
  id: number
  currency: string
  bonus: 'sport' | 'slots' | null
  isVerified: boolean
  hasDeposited: boolean
}

const identityDocuments = ['passport', 'identity-card', 'driving-licence'] as const

/** Reads a player as a payer. Throws 403 if they do not use the payment system. */
export async function readPayer(db: Database, userId: number): Promise<Payer> {
  const user = await db.selectFrom('users').where('id', '=', userId).selectAll().executeTakeFirstOrThrow()
  if (user.is_payment_system_user === 0) throw new ApiError(403, code.forbidden)
  const approved = db
    .selectFrom('documents')
    .where('user_id', '=', userId)
    .where('status', '=', 'approved')
    .where('type', 'in', identityDocuments)
  return {
    id: userId,
    currency: user.currency,
    bonus: user.bonus,
    isVerified: user.is_verificated === 1 || (await approved.select('id').executeTakeFirst()) !== undefined,
    hasDeposited: user.is_have_first_deposit === 1,
  }
}

/**
 * Validates a request. Throws 164 for a method that the payer does not have, 110 for an invalid amount or field, 162
 * for missing documents.
 */
export function checkedOrder(payer: Payer, { direction, methodId, amount, fields }: Request): Order {
  const { currency } = payer
  const rule = rulesOf(direction, currency).find(({ id }) => id === methodId)
  if (!rule) throw new ApiError(400, code.methodUnavailable)

  const minor = toMinor(amount, currency)
  const { min, max } = limitsOf(rule, currency, digitsOf(currency))
  if (minor === null || Number(amount.toFixed(2)) !== amount || minor < min || minor > max)
    throw new ApiError(400, code.fieldInvalid, 'amount')
  const values = checkedFields(rule, fields)
  const fee = feeOf(rule, minor, currency)
  if (direction === 'withdrawal' && fee >= minor) throw new ApiError(400, code.fieldInvalid, 'amount')
  if (minor > unverifiedLimit(payer, rule)) throw new ApiError(409, code.verificationNeeded)
  return { rule, amount: minor, fee, currency, fields: values }
}

/** The amount up to which the payer needs no approved documents, in the minor unit. */
export function unverifiedLimit({ isVerified, currency }: Payer, { unverified }: MethodRule): number {
  if (isVerified || unverified === undefined) return Infinity
  return unitsOf(currency, unverified)
}

/** The request of a key as text, equal for equal requests. The return page and the language are ignored. */
export function fingerprint(request: Request): string {
  const { direction, methodId, amount, fields } = request
  const bonus = request.direction === 'deposit' ? request.bonus : undefined
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([direction, methodId, amount, sorted, bonus ?? null])
}
