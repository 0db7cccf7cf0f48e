import type { Language } from '#manifest'

/** Returns the locale for `Intl`; for a language with two scripts, that of our texts. */
export const localeOf = (language: Language): string =>
  language === 'sr' || language === 'uz' ? `${language}-Latn` : language
