import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fa from './texts/fa.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import sr from './texts/sr.json' with { type: 'json' }
import tr from './texts/tr.json' with { type: 'json' }
import uz from './texts/uz.json' with { type: 'json' }

/** The texts of a game. */
export type GameTexts = typeof en

/** The texts of games by language. */
export const texts = { en, fr, ar, fa, de, tr, sr, es, uz } satisfies Record<string, GameTexts>

/** Returns the texts of a game in a language, English if it has none. */
export const textsIn = (lang: string): GameTexts =>
  Object.hasOwn(texts, lang) ? texts[lang as keyof typeof texts] : en

/** The text direction of a language. */
export const directionOf = (lang: string): 'ltr' | 'rtl' => (lang === 'ar' || lang === 'fa' ? 'rtl' : 'ltr')
