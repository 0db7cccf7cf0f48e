import type { StaticPage } from '#api'
import type { PromotionArt } from '../art/promotion.ts'
import type { BonusOfferName } from '../services/bonus-offers.ts'
import ar from './offers/ar.json' with { type: 'json' }
import de from './offers/de.json' with { type: 'json' }
import en from './offers/en.json' with { type: 'json' }
import es from './offers/es.json' with { type: 'json' }
import fa from './offers/fa.json' with { type: 'json' }
import fr from './offers/fr.json' with { type: 'json' }
import sr from './offers/sr.json' with { type: 'json' }
import tr from './offers/tr.json' with { type: 'json' }
import uz from './offers/uz.json' with { type: 'json' }

/** The messages that the demo players have. */
export type MessageName = 'welcome' | 'weekend' | 'draws'

interface Offers {
  promotions: Record<PromotionArt, { title: string; text: string; points: string[]; button: string }>
  bonuses: Record<BonusOfferName, { title: string; text: string }>
  messages: Record<MessageName, { title: string; text: string; button: string }>
}

/** What the sandbox says of promotions, bonuses and in messages, by language. */
export const offers: Record<StaticPage['lang'], Offers> = { en, fr, ar, fa, de, tr, sr, es, uz }
