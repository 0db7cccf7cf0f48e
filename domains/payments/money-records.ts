import type { DepositRequest, PaymentOperation, WithdrawalRequest } from '#api'
import { parseKept } from '#engine/data/parse-kept.ts'

/** To the account, or from it. */
export type PaymentDirection = PaymentOperation['direction']

/** What is sent to the server. */
export type PaymentRequest = DepositRequest | WithdrawalRequest

/**
 * A payment whose outcome is not known yet, as every tab of the browser keeps it: what it takes to ask for it and to show it, and
 * nothing of the method’s own fields. `amount` in the major unit, `time` in milliseconds since 1970.
 */
export interface MoneyRecord {
  /** Stands for the player’s number: see `userHash`. */
  user: string
  key: string
  direction: PaymentDirection
  method: string
  amount: number
  currency: string
  time: number
  /** Whether the player let go of it: the server had nothing under its key, which the next payment takes over. */
  left?: boolean
}

/** What is kept of a request for the tab. `isWhole`: whether that is all of it. */
interface PaymentDraft {
  request: PaymentRequest
  isWhole: boolean
}

/** Each record has its own item, so that tabs never write over each other. */
const prefix = 'money-operations:'
const draftKey = 'money-draft'
const madeKey = 'money-made'
const awayKey = 'money-away'
/** For so long may a request that was let go of still arrive. */
const leftForMs = 60 * 60_000

/** Whether a storage event with this key tells of records. */
export const isRecordKey = (key: string | null) => key === null || key.startsWith(prefix)

/** What the browser keeps of payments, by player. */
export class MoneyRecords {
  private readonly shared: Storage
  private readonly tab: Storage

  constructor(shared: Storage, tab: Storage) {
    this.shared = shared
    this.tab = tab
  }

  /** A player’s records, the latest first. */
  of(userId: number): MoneyRecord[] {
    const user = userHash(userId)
    const names = Array.from({ length: this.shared.length }, (_, place) => this.shared.key(place) ?? '')
    const all = names.flatMap((name) => (name.startsWith(prefix) ? this.read(name) : []))
    return all.filter((record) => record.user === user).sort((a, b) => b.time - a.time)
  }

  /** Writes a payment down before it is sent, and for this tab alone what is sent. Fails where the browser keeps nothing. */
  put(record: MoneyRecord, request: PaymentRequest) {
    this.tab.setItem(draftKey, JSON.stringify({ key: record.key, ...draftOf(request) }))
    this.write(record)
  }

  /** The player let go of it. */
  leave(key: string) {
    for (const record of this.read(prefix + key)) this.write({ ...record, left: true })
  }

  /** The outcome is known: of what was made, this tab keeps the key until its player has seen it. */
  settle(key: string, isMade: boolean) {
    this.shared.removeItem(prefix + key)
    if (this.draft(key)) this.tab.removeItem(draftKey)
    if (isMade) this.tab.setItem(madeKey, key)
  }

  /** The key of what was made and not seen yet. */
  get made(): string | null {
    return this.tab.getItem(madeKey)
  }

  /** The key of a payment whose player went to its payment page. */
  get away(): string | null {
    return this.tab.getItem(awayKey)
  }

  /** The player has seen it; where they went `isAway` to its payment page, its end not yet. */
  see(isAway = false) {
    const { made } = this
    this.tab.removeItem(madeKey)
    if (isAway && made) this.tab.setItem(awayKey, made)
    else this.tab.removeItem(awayKey)
  }

  /** What this tab sends under a key, so that a reload loses nothing of it; null where that is not known. */
  draft(key: string): PaymentDraft | null {
    const draft = parseKept<PaymentDraft & { key: string }>(this.tab.getItem(draftKey))
    return draft?.key === key ? draft : null
  }

  private write(record: MoneyRecord) {
    this.shared.setItem(prefix + record.key, JSON.stringify(record))
  }

  private read(name: string): MoneyRecord[] {
    const record = parseKept<MoneyRecord>(this.shared.getItem(name))
    if (isWhole(record) && prefix + record.key === name && !(record.left && record.time < Date.now() - leftForMs))
      return [record]
    this.shared.removeItem(name)
    return []
  }
}

/** Whether what the storage held is a record: anything may have been written there. */
const isWhole = (record: MoneyRecord | null): record is MoneyRecord =>
  record !== null &&
  /^[\w-]{16,64}$/.test(record.key) &&
  ['deposit', 'withdrawal'].includes(record.direction) &&
  [record.time, record.amount].every(Number.isFinite)

/** Tells the players of a browser apart without their numbers in its storage; it keeps no secret (FNV-1a, twice). */
export function userHash(id: number): string {
  const hash = (start: number) =>
    [...`player ${id}`].reduce((sum, sign) => Math.imul(sum ^ sign.codePointAt(0)!, 0x01000193), start) >>> 0
  return [hash(0x811c9dc5), hash(0x9dc5811c)].map((part) => part.toString(16).padStart(8, '0')).join('')
}

/** 128 random bits, by what the oldest supported browsers have. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A card’s number is not written down. */
function draftOf(request: PaymentRequest): PaymentDraft {
  const fields = Object.fromEntries(Object.entries(request.fields).filter(([, value]) => !isCardNumber(value)))
  return { request: { ...request, fields }, isWhole: Object.keys(fields).length === Object.keys(request.fields).length }
}

/** By the length and the check digit of ISO/IEC 7812 (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits)) return false
  const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2)
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + (place % 2 ? doubled(Number(digit)) : Number(digit)), 0)
  return sum % 10 === 0
}
