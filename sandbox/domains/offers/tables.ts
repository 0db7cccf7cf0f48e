import type { Generated } from 'kysely'
import type { Bonus, Cashback } from '#api'

/** The tables of promotions, messages, bonuses and cashbacks. */
export interface OfferTables {
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
    /** The key of its texts and rules. */
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
  cashbacks: {
    id: Generated<number>
    user_id: number
    amount: number
    currency: string
    starts_at: number
    ends_at: number
    status: Cashback['status']
    at: number
    seen_at: number | null
  }
}
