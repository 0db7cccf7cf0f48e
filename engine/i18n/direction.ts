import type { Language } from '#manifest'
import { rightToLeft } from '#schemas/languages.ts'

/** Returns the writing direction of a language. */
export const directionOf = (language: Language) => (rightToLeft.includes(language) ? 'rtl' : 'ltr')
