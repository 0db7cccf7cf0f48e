import type { Generated } from 'kysely'
import type { FortuneWheel, PlayerVerification, UserDocument } from '#api'
import type { Flag } from '../../app/db/flag.ts'

/** The tables of players, their sessions, documents, messages and money. */
export interface AccountTables {
  users: {
    id: Generated<number>
    login: string
    password_hash: string
    currency: string
    is_payment_system_user: Flag
    is_verificated: Flag
    is_have_first_deposit: Flag
    wheel_status: FortuneWheel['status']
    wheel_stop_at: number | null
    closed: Flag
    email: string | null
    /** With its plus and country code. */
    phone: string | null
    name: string | null
    surname: string | null
    card_id: string | null
    /** ISO 3166-1 alpha-2. */
    country: string | null
    city: string | null
    birthday: number | null
    is_email_confirmed: Generated<Flag>
    is_phone_confirmed: Generated<Flag>
    telegram_id: number | null
    /** The bonus chosen for the first deposit. */
    bonus: 'sport' | 'slots' | null
    referral_code: string | null
    /** What a brand’s form asks beside the fields of the specification, as a JSON object. */
    details: string | null
    apikey: string | null
    subid: string | null
    /** Losses before this time have already been counted for a cashback. */
    cashback_counted_until: number | null
    /** The interval of the player’s time reminders. */
    reality_check_minutes: number | null
  }
  sessions: { hash: string; user_id: number; expires_at: number }
  /** `address` is the IP address; `locks`: whether this failure started a lock. */
  sign_in_failures: { id: Generated<number>; login: string; address: string; at: number; locks: Flag }
  /** The IP addresses from which a player signed in, and when last. */
  sign_in_addresses: { login: string; address: string; at: number }
  /** `subject` is null for an SMS. */
  outbox: {
    id: Generated<number>
    kind: 'mail' | 'sms'
    recipient: string
    subject: string | null
    text: string
    at: number
  }
  /** Links sent by email, to confirm an email address or to reset a password; `hash` is the SHA-256 of the link’s last segment. */
  links: { hash: string; kind: 'email' | 'password'; user_id: number; email: string; expires_at: number }
  /** One code per phone; once confirmed, its hash is empty and `confirmed_from` is the caller’s IP address. */
  phone_codes: { phone: string; code_hash: string; failures: number; expires_at: number; confirmed_from: string | null }
  documents: {
    id: Generated<number>
    user_id: number
    type: UserDocument['type']
    name: string
    media_type: string
    content: Uint8Array
    status: UserDocument['status']
    reason: string | null
    created_at: number
  }
  /** `step` counts what the vendor’s page has received; `review` is the outcome that takes effect at `review_at`. */
  verifications: {
    user_id: number
    status: PlayerVerification['status']
    step: Generated<number>
    /** A JSON array: names of the sandbox’s reasons, or texts. */
    reasons: Generated<string>
    review: PlayerVerification['status'] | null
    review_at: number | null
  }
  accounts: {
    id: Generated<number>
    user_id: number | null
    purse: 'real' | 'bonus' | 'held' | 'house'
    currency: string
  }
  transactions: { id: Generated<number>; kind: string; at: number; posted: Flag }
  entries: { id: Generated<number>; transaction_id: number; account_id: number; amount: number }
}
