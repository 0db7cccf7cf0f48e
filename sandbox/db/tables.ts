import type { Generated } from 'kysely'
import type { Banner, FortuneWheel, Game, GameType, Jackpot } from '#api'
import type { Flag } from './flag.ts'

/** Every table. Times are milliseconds since 1970; amounts are integers of the currency’s minor unit. */
export interface Tables {
  settings: { name: string; value: string }
  users: {
    id: number
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
  }
  sessions: { hash: string; user_id: number; expires_at: number }
  /** `locks`: whether it began a lock. */
  sign_in_failures: { id: Generated<number>; login: string; address: string; at: number; locks: Flag }
  /** `subject` is null for an SMS. */
  outbox: { id: Generated<number>; kind: 'mail' | 'sms'; recipient: string; subject: string | null; text: string; at: number }
  accounts: { id: Generated<number>; user_id: number | null; purse: 'real' | 'bonus' | 'house'; currency: string }
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
