import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fa from './texts/fa.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import sr from './texts/sr.json' with { type: 'json' }
import tr from './texts/tr.json' with { type: 'json' }
import uz from './texts/uz.json' with { type: 'json' }

/** The texts of emails and text messages, by language. */
export const emailTexts = { en, fr, ar, fa, de, tr, sr, es, uz } satisfies Record<string, typeof en>

/** A language in which emails are written. */
export type EmailLanguage = keyof typeof emailTexts

/** Replaces `{{name}}` by values. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

const localeOf = (lang: EmailLanguage) => (lang === 'sr' || lang === 'uz' ? `${lang}-Latn` : lang)

/** A number of minutes in words, such as `10 minutes`. */
export const minutesText = (minutes: number, lang: EmailLanguage): string =>
  new Intl.NumberFormat(localeOf(lang), { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes)

/** A whole number in the digits of the language. */
export const numberText = (number: number, lang: EmailLanguage): string =>
  new Intl.NumberFormat(localeOf(lang)).format(number)
