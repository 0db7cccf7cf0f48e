import type { DepositRequest, PaymentMethod, PaymentOperation, User, WithdrawalRequest } from '#api'
import type { Browser } from '#engine/data/browser.ts'
import { type PendingWrite, userHash } from '#engine/data/once/pending-writes.ts'
import { Once } from '#engine/data/once/once.ts'
import { parseStored } from '#engine/data/parse-stored.ts'
import type { SafeStorage } from '#engine/data/storage.ts'

export type PaymentDirection = NonNullable<PaymentOperation['direction']>

/** The request body of a payment. */
export type PaymentRequest = DepositRequest | WithdrawalRequest

/**
 * A payment with an unknown outcome, stored for all tabs of the browser: what is needed to ask the server for it and to
 * show it, without the method’s own fields. `amount` in the major unit.
 */
export interface PaymentRecord extends PendingWrite {
  direction: PaymentDirection
  method: PaymentMethod['id']
  amount: number
  currency: string
  /** Whether the player dismissed it: the server had nothing under its key, and the next payment reuses the key. */
  isDismissed?: boolean
}

/** What this tab sends under a key, as it is stored. `isWhole`: whether all fields of the request are there. */
interface StoredRequest {
  key: string
  request: PaymentRequest
  isWhole: boolean
}

const draftItem = 'payment-draft'
const unshownItem = 'payment-made'
const paymentPageItem = 'payment-page-opened'
/** How long a dismissed request may still reach the server. */
const mayArriveForMs = 60 * 60_000

/** The payments stored in the browser, by player. */
export class PaymentRecords {
  /** Their records for all tabs, and which tab works on which key. */
  readonly once: Once<PaymentRecord>
  readonly #tab: SafeStorage

  constructor(browser: Pick<Browser, 'shared' | 'tab' | 'claim' | 'wait'>) {
    this.once = new Once(browser, 'payments', isValid)
    this.#tab = browser.tab
  }

  /** Stores a payment before it is sent: the record for all tabs, the request for this one. */
  put(record: PaymentRecord, request: PaymentRequest) {
    this.#tab.setItem(draftItem, JSON.stringify(storedRequest(record.key, request)))
    this.once.pending.put(record)
  }

  /** Marks a record as dismissed by the player. */
  dismiss(key: string) {
    const record = this.once.pending.get(key)
    if (record) this.once.pending.put({ ...record, isDismissed: true })
  }

  /**
   * Removes the record of a payment with a known outcome. If it was made, this tab keeps it until the player has been shown
   * it, or has returned from its payment page.
   */
  settle(key: string, made?: Pick<PaymentOperation, 'status'>) {
    const record = this.once.pending.get(key)
    this.once.pending.remove(key)
    if (this.draft(key)) this.#tab.removeItem(draftItem)
    if (!made || !record) return
    this.#tab.setItem(made.status === 'redirect' ? paymentPageItem : unshownItem, JSON.stringify(record))
  }

  /** Returns a player’s payment that was made and not shown to them yet. */
  unshown(userId: User['id']): PaymentRecord | null {
    return this.#ofTab(unshownItem, userId)
  }

  /** Returns a player’s payment that was sent to its payment page. */
  onPaymentPage(userId: User['id']): PaymentRecord | null {
    return this.#ofTab(paymentPageItem, userId)
  }

  /** Notes that the player has been shown the payment of this tab; with `direction`, if it is one. */
  markShown(direction?: PaymentDirection) {
    for (const item of [unshownItem, paymentPageItem])
      if (!direction || parseStored<PaymentRecord>(this.#tab.getItem(item))?.direction === direction)
        this.#tab.removeItem(item)
  }

  /** Returns what this tab sends under a key, so that a reload loses nothing; null if unknown. `hasAllFields`: whether it can be sent. */
  draft(key: string): { request: PaymentRequest; hasAllFields: boolean } | null {
    const stored = parseStored<StoredRequest>(this.#tab.getItem(draftItem))
    return stored?.key === key ? { request: stored.request, hasAllFields: stored.isWhole } : null
  }

  #ofTab(item: string, userId: User['id']): PaymentRecord | null {
    const record = parseStored<PaymentRecord>(this.#tab.getItem(item))
    return record?.user === userHash(userId) && isValid(record) ? record : null
  }
}

/** Whether a stored record has all that it needs; a dismissed one counts while its request may arrive. */
const isValid = ({ key, direction, amount, isDismissed, time }: PaymentRecord): boolean =>
  /^[\w-]{16,64}$/.test(key) &&
  ['deposit', 'withdrawal'].includes(direction) &&
  Number.isFinite(amount) &&
  !(isDismissed && time < Date.now() - mayArriveForMs)

/** Returns 128 random bits in hex, with APIs that the oldest supported browsers have. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Card numbers are not stored. */
function storedRequest(key: string, request: PaymentRequest): StoredRequest {
  const fields = Object.fromEntries(Object.entries(request.fields).filter(([, value]) => !isCardNumber(value)))
  const isWhole = Object.keys(fields).length === Object.keys(request.fields).length
  return { key, request: { ...request, fields }, isWhole }
}

/** Checks the length and the check digit of ISO/IEC 7812 (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits)) return false
  const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2)
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + (place % 2 ? doubled(Number(digit)) : Number(digit)), 0)
  return sum % 10 === 0
}
