import type { Language } from '#manifest'
import { rightToLeft } from '#schemas/languages.ts'

/** Returns the writing direction of a language. */
export const directionOf = (language: Language) => (rightToLeft.includes(language) ? 'rtl' : 'ltr')

/** Returns a text that keeps its own order, and that of what stands around it, in text of the other direction. */
export const isolated = (text: string) => `\u2068${text}\u2069`
