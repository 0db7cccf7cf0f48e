import type { Language } from '#manifest'

const cultures: Partial<Record<Language, string>> = { ar: 'ar-AR', fr: 'fr-FR', fa: 'fa-IR' }

/** The vendor’s culture for a language (spec §9); British English if it has none. */
export const cultureOf = (language: Language): string => cultures[language] ?? 'en-GB'
