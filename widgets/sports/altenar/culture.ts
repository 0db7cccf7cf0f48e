import type { Language } from '#manifest'

const cultures: Partial<Record<Language, string>> = { ar: 'ar-AR', fr: 'fr-FR', fa: 'fa-IR' }

/** The culture that shows a language (spec §9): British English where the vendor has none for it. */
export const cultureOf = (language: Language): string => cultures[language] ?? 'en-GB'
