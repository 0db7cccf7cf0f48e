import type { Language } from '#manifest'

const rightToLeft: readonly Language[] = ['ar', 'fa']

/** The direction in which a language is written. */
export const directionOf = (language: Language) => (rightToLeft.includes(language) ? 'rtl' : 'ltr')
