import type { Language } from '#manifest'

const rightToLeft: readonly Language[] = ['ar', 'fa']

/** Returns the writing direction of a language. */
export const directionOf = (language: Language) => (rightToLeft.includes(language) ? 'rtl' : 'ltr')
