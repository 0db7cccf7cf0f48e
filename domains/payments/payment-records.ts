import type { DepositRequest, PaymentMethod, PaymentOperation, User, WithdrawalRequest } from '#api'
import { parseStored } from '#engine/data/parse-stored.ts'
import type { SafeStorage } from '#engine/data/storage.ts'

export type PaymentDirection = NonNullable<PaymentOperation['direction']>

/** The request body of a payment. */
export type PaymentRequest = DepositRequest | WithdrawalRequest

/**
 * A payment with an unknown outcome, stored for all tabs of the browser: what is needed to ask the server for it and to
 * show it, without the method’s own fields. `amount` in the major unit, `time` in milliseconds since 1970.
 */
export interface PaymentRecord {
  /** A hash of the player’s id: see `userHash`. */
  user: string
  key: string
  direction: PaymentDirection
  method: PaymentMethod['id']
  amount: number
  currency: string
  time: number
  /** Whether the player dismissed it: the server had nothing under its key, and the next payment reuses the key. */
  isDismissed?: boolean
}

/** The part of a request that is stored for this tab. `isWhole`: whether nothing was left out. */
interface PaymentDraft {
  request: PaymentRequest
  isWhole: boolean
}

/** Each record has its own storage item, so that tabs never overwrite each other. */
const prefix = 'unresolved-payments:'
const draftItem = 'payment-draft'
const unshownItem = 'payment-made'
const paymentPageItem = 'payment-page-opened'
/** How long a dismissed request may still reach the server. */
const mayArriveForMs = 60 * 60_000

/** Whether a storage event with this key concerns payment records. */
export const isRecordKey = (key: string | null) => key === null || key.startsWith(prefix)

/** The payments stored in the browser, by player. */
export class PaymentRecords {
  private readonly shared: SafeStorage
  private readonly tab: SafeStorage

  constructor(shared: SafeStorage, tab: SafeStorage) {
    this.shared = shared
    this.tab = tab
  }

  /** Returns a player’s records, latest first. */
  of(userId: User['id']): PaymentRecord[] {
    const user = userHash(userId)
    const all = this.shared.keys().flatMap((name) => (name.startsWith(prefix) ? this.read(name) : []))
    return all.filter((record) => record.user === user).sort((a, b) => b.time - a.time)
  }

  /** Stores a payment before it is sent: the record for all tabs, the request for this one. */
  put(record: PaymentRecord, request: PaymentRequest) {
    this.tab.setItem(draftItem, JSON.stringify({ key: record.key, ...draftOf(request) }))
    this.write(record)
  }

  /** Marks a record as dismissed by the player. */
  dismiss(key: string) {
    for (const record of this.read(prefix + key)) this.write({ ...record, isDismissed: true })
  }

  /**
   * Removes the record of a payment with a known outcome. If it was made, this tab keeps its key until the player has
   * been shown it, or has returned from its payment page, which shows the outcome.
   */
  settle(key: string, made?: Pick<PaymentOperation, 'status'>) {
    this.shared.removeItem(prefix + key)
    if (this.draft(key)) this.tab.removeItem(draftItem)
    if (made) this.tab.setItem(made.status === 'redirect' ? paymentPageItem : unshownItem, key)
  }

  /** The key of a payment that was made and not shown to the player yet. */
  get unshownKey(): string | null {
    return this.tab.getItem(unshownItem)
  }

  /** The key of a payment whose player is sent to its payment page. */
  get paymentPageKey(): string | null {
    return this.tab.getItem(paymentPageItem)
  }

  /** Notes that the player has been shown the payment. */
  markShown() {
    this.tab.removeItem(unshownItem)
    this.tab.removeItem(paymentPageItem)
  }

  /** Returns what this tab sends under a key, so that a reload loses nothing; null if unknown. */
  draft(key: string): PaymentDraft | null {
    const draft = parseStored<PaymentDraft & { key: string }>(this.tab.getItem(draftItem))
    return draft?.key === key ? draft : null
  }

  private write(record: PaymentRecord) {
    this.shared.setItem(prefix + record.key, JSON.stringify(record))
  }

  private read(name: string): PaymentRecord[] {
    const record = parseStored<PaymentRecord>(this.shared.getItem(name))
    if (
      isWhole(record) &&
      prefix + record.key === name &&
      !(record.isDismissed && record.time < Date.now() - mayArriveForMs)
    )
      return [record]
    this.shared.removeItem(name)
    return []
  }
}

/** Validates a stored record: the storage may contain anything. */
const isWhole = (record: PaymentRecord | null): record is PaymentRecord =>
  record !== null &&
  /^[\w-]{16,64}$/.test(record.key) &&
  ['deposit', 'withdrawal'].includes(record.direction) &&
  [record.time, record.amount].every(Number.isFinite)

/** Distinguishes the players of a browser without storing their ids. Not a secret (FNV-1a, twice). */
export function userHash(id: User['id']): string {
  const hash = (start: number) =>
    [...`player ${id}`].reduce((sum, sign) => Math.imul(sum ^ sign.codePointAt(0)!, 0x01000193), start) >>> 0
  return [hash(0x811c9dc5), hash(0x9dc5811c)].map((part) => part.toString(16).padStart(8, '0')).join('')
}

/** Returns 128 random bits in hex, with APIs that the oldest supported browsers have. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Card numbers are not stored. */
function draftOf(request: PaymentRequest): PaymentDraft {
  const fields = Object.fromEntries(Object.entries(request.fields).filter(([, value]) => !isCardNumber(value)))
  return { request: { ...request, fields }, isWhole: Object.keys(fields).length === Object.keys(request.fields).length }
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
