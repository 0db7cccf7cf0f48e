import type { Generated } from 'kysely'
import type {
  AccountOperation,
  Banner,
  Bet,
  Bonus,
  FortuneWheel,
  Game,
  GameSessionRequest,
  GameType,
  Jackpot,
  UserDocument,
} from '#api'
import type { CashbackTables } from '../../domains/offers/tables.ts'
import type { Flag } from './flag.ts'
import type { PaymentTables } from '../../domains/payments/tables.ts'
import type { SportTables } from '../../domains/sport/tables.ts'
import type { WheelTables } from '../../domains/wheel/tables.ts'

/** Every table. Times are milliseconds since 1970; amounts are integers of the currency’s minor unit. */
export interface Tables extends CashbackTables, PaymentTables, SportTables, WheelTables {
  settings: { name: string; value: string }
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
    apikey: string | null
    subid: string | null
    /** Until when the losses count in cashbacks that were paid. */
    cashback_counted_until: number | null
    /** How often the player wants to be reminded of the time. */
    reality_check_minutes: number | null
  }
  sessions: { hash: string; user_id: number; expires_at: number }
  /** `locks`: whether it began a lock. */
  sign_in_failures: { id: Generated<number>; login: string; address: string; at: number; locks: Flag }
  /** `subject` is null for an SMS. */
  outbox: {
    id: Generated<number>
    kind: 'mail' | 'sms'
    recipient: string
    subject: string | null
    text: string
    at: number
  }
  /** What was sent by mail to prove an address; `hash` is the SHA-256 of the link’s last part. */
  links: { hash: string; kind: 'email' | 'password'; user_id: number; email: string; expires_at: number }
  /** One code per phone; once confirmed, its hash is empty and `confirmed_from` is the caller’s address. */
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
  /** What is allowed so many times in a while. */
  attempts: { id: Generated<number>; key: string; at: number }
  accounts: {
    id: Generated<number>
    user_id: number | null
    purse: 'real' | 'bonus' | 'held' | 'house'
    currency: string
  }
  transactions: { id: Generated<number>; kind: string; at: number; posted: Flag }
  entries: { id: Generated<number>; transaction_id: number; account_id: number; amount: number }
  providers: { id: string; name: string }
  games: {
    provider_id: string
    id: string
    name: string
    search_text: string
    type: GameType
    popularity: number
    released_at: number
    is_new: Flag
    is_hot: Flag
    has_demo: Flag
    has_jackpot: Flag
    rtp: number | null
    volatility: NonNullable<Game['volatility']> | null
  }
  categories: { id: string; position: number }
  category_names: { category_id: string; lang: string; name: string }
  game_categories: { category_id: string; provider_id: string; game_id: string }
  favourites: { id: Generated<number>; user_id: number; provider_id: string; game_id: string }
  /** `player_session` is the hash of the session that a signed-in player opened it from. */
  game_sessions: {
    hash: string
    provider_id: string
    game_id: string
    mode: GameSessionRequest['mode']
    user_id: number | null
    player_session: string | null
    currency: string
    lang: GameSessionRequest['lang']
    device: GameSessionRequest['device']
    page_origin: string
    return_url: string | null
    demo_balance: number
    expires_at: number
  }
  /** `spots` and `result` are JSON: what was bet on, and what came of it or, while cards are dealt, the state of the hand. */
  bets: {
    id: Generated<number>
    user_id: number | null
    session_hash: string | null
    bet_key: string | null
    kind: Bet['kind']
    provider_id: string | null
    game_id: string | null
    event: string | null
    odds: number | null
    round: string | null
    spots: string
    stake: number
    stake_bonus: number
    win: number
    currency: string
    status: Bet['status']
    result: string | null
    placed_at: number
    /** When it is settled by itself; null where the player’s decision or the event ends it. */
    settles_at: number | null
    settled_at: number | null
  }
  /** Movements of accounts other than bets; negative where money left. */
  operations: {
    id: Generated<number>
    user_id: number
    kind: AccountOperation['kind']
    method: string | null
    amount: number
    currency: string
    status: AccountOperation['status']
    at: number
  }
  banners: {
    id: number
    lang: string
    place: Banner['place']
    priority: number
    art: string
    link: string
    title: string
    text: string
    button_text: string
  }
  pages: { id: string; lang: string; title: string; html: string }
  promotions: {
    id: string
    lang: string
    position: number
    title: string
    text: string
    html: string
    starts_at: number | null
    ends_at: number | null
    terms: string | null
    link: string
    button_text: string
  }
  popups: {
    id: Generated<number>
    user_id: number
    art: string | null
    link: string | null
    created_at: number
    viewed_at: number | null
  }
  popup_texts: { popup_id: number; lang: string; title: string; html: string; button_text: string }
  bonuses: {
    id: Generated<number>
    user_id: number
    /** The name of its texts and rules. */
    offer: string
    amount: number
    required: number
    wagered: Generated<number>
    status: Bonus['status']
    expires_at: number | null
    activated_at: number | null
    ended_at: number | null
    released: Generated<number>
  }
  jackpots: {
    id: string
    name: string
    kind: Jackpot['kind']
    level: number
    currency: string
    amount: number
    start: number
    ceiling: number
    step: number
  }
}
