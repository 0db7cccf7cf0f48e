import type { Language } from '#manifest'

/** The locale to give to `Intl`: where a language has two scripts, the one that the texts are written in. */
export const localeOf = (language: Language): string =>
  language === 'sr' || language === 'uz' ? `${language}-Latn` : language
