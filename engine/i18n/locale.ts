import type { Language } from '#manifest'
import { scripts } from '#schemas/languages.ts'

/** Returns the locale for `Intl`: with the script of our texts, if a language has several. */
export const localeOf = (language: Language): string =>
  scripts[language] ? `${language}-${scripts[language]}` : language
