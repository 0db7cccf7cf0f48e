import type { PromotionArt } from '../../art/promotion.ts'
import type { BonusOfferName } from './bonus-offers.ts'
import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fa from './texts/fa.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import sr from './texts/sr.json' with { type: 'json' }
import tr from './texts/tr.json' with { type: 'json' }
import uz from './texts/uz.json' with { type: 'json' }

/** The messages of the demo players. */
export type MessageName = 'welcome' | 'weekend' | 'draws'

interface Offers {
  promotions: Record<PromotionArt, { title: string; text: string; points: string[]; button: string }>
  bonuses: Record<BonusOfferName, { title: string; text: string }>
  messages: Record<MessageName, { title: string; text: string; button: string }>
}

/** The texts of promotions, bonuses and messages, by language. */
export const offers = { en, fr, ar, fa, de, tr, sr, es, uz } satisfies Record<string, Offers>

/** Returns the texts of a language, English if there are none. */
export const offersIn = (lang = 'en'): Offers =>
  Object.hasOwn(offers, lang) ? offers[lang as keyof typeof offers] : en
