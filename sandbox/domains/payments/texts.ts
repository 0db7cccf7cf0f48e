import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fa from './texts/fa.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import sr from './texts/sr.json' with { type: 'json' }
import tr from './texts/tr.json' with { type: 'json' }
import uz from './texts/uz.json' with { type: 'json' }

/** The texts of methods, their fields and the payment page. */
export type PaymentTexts = typeof en

/** The names of the methods’ fields. */
export type FieldName = keyof PaymentTexts['fields']

const texts = { en, fr, ar, fa, de, tr, sr, es, uz } satisfies Record<string, PaymentTexts>

/** The texts of a language; English if there are none. */
export const textsOf = (lang: string): PaymentTexts =>
  Object.hasOwn(texts, lang) ? texts[lang as keyof typeof texts] : en
