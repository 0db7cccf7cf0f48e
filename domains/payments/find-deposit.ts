import type { AccountOperation, PaymentOperation, User } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { isGone } from '#engine/data/retry.ts'
import { withTimeout } from '#engine/data/timeout.ts'
import type { SafeStorage } from '#engine/data/storage.ts'
import type { Stores } from '#engine/shell/stores.ts'
import type { HistoriesCalls } from '#schemas/calls/histories.ts'
import type { PaymentsCalls } from '#schemas/calls/payments.ts'
import { isNamed } from './payment.ts'
import type { PaymentRecord, PaymentRecords } from './payment-records.ts'
import { depositsShownUntil } from './shown-deposits.ts'
import type { DepositKnowledge, KnownDeposit } from './shown-result.ts'
import { trustOf } from './trust.ts'

/** How old a deposit may be that is shown as the one of the address, unless this tab made it. */
const newForMs = 60 * 60_000

const latest = { kind: 'deposit', page: 1, size: 10 } as const

/** The calls that return deposits. */
export type DepositCalls = Pick<PaymentsCalls, 'operation'> & Pick<HistoriesCalls, 'operations'>

/** What is read from other stores. */
export interface DepositContext {
  http: Pick<Stores['http'], 'now'> & { absent: Pick<Stores['http']['absent'], 'has'> }
  manifest: { platform?: Stores['manifest']['platform'] | undefined }
}

/**
 * Asks the platform for the deposit that a return address is about: the one that this tab made, else the player’s latest
 * one of the last hour that they have not been shown.
 */
export async function findDeposit(
  api: DepositCalls,
  context: DepositContext,
  records: PaymentRecords,
  shared: SafeStorage,
  userId: User['id'],
): Promise<DepositKnowledge> {
  const record = records.onPaymentPage(userId) ?? records.unshown(userId)
  const own = record?.direction === 'deposit' ? record : null
  const made = own ? await readOwn(api, context, own) : 'unreadable'
  if (typeof made !== 'string') return made
  const shownUntil = depositsShownUntil(shared, userId)
  const listed = await readLatest(api, Math.max(context.http.now() - newForMs, shownUntil), own)
  return listed === 'unreadable' ? made : listed
}

/** Reads a deposit that this tab made. A platform that is not known to keep the status of payments says nothing by 404. */
async function readOwn(
  api: DepositCalls,
  { manifest, http }: DepositContext,
  own: PaymentRecord,
): Promise<DepositKnowledge> {
  try {
    const operation = await withTimeout(api.operation(own.key))
    const isOwn = isNamed(operation) && [own.key, ''].includes(operation.key) && operation.direction !== 'withdrawal'
    return isOwn ? fromPayment(operation, own) : 'none'
  } catch (error) {
    const trust = trustOf(manifest.platform, http.absent.has('GET /payments/operations/{key}'))
    return isAbsent(error) || (isGone(error) && trust !== 'status') ? 'unreadable' : 'none'
  }
}

/** Returns the latest deposit since a time; with `own`, only one of its amount. */
async function readLatest(api: DepositCalls, since: number, own: PaymentRecord | null): Promise<DepositKnowledge> {
  const isSame = ({ amount, currency }: AccountOperation) =>
    !own || (amount === own.amount && [own.currency, ''].includes(currency))
  try {
    const { rows } = await withTimeout(api.operations(latest))
    const [first] = rows
      .filter((row) => row.kind === 'deposit' && isSame(row))
      .map(fromHistory)
      .filter(({ time }) => time > since)
      .sort((one, other) => other.time - one.time)
    return first ?? 'none'
  } catch (error) {
    return isAbsent(error) ? 'unreadable' : 'none'
  }
}

/** Whether the platform does not have the call. */
const isAbsent = (error: unknown) => error instanceof ApiError && error.isAbsent

/** `known`: what is known of it besides. */
export const fromPayment = (
  { status, amount, currency, reason, at }: PaymentOperation,
  known: Pick<KnownDeposit, 'amount' | 'currency' | 'time'>,
): KnownDeposit => ({
  status,
  amount: amount ?? known.amount,
  currency: currency || known.currency,
  reason,
  time: at === undefined ? known.time : Date.parse(at),
})

const statusOf = { pending: 'processing', completed: 'done', failed: 'failed', cancelled: 'cancelled' } as const

const fromHistory = ({ status, amount, currency, at }: AccountOperation): KnownDeposit => ({
  status: statusOf[status],
  amount,
  currency,
  time: Date.parse(at),
})
