import type { Language } from '#manifest'

/** The cultures of the spec (§9). */
const cultures: Cultures = { ar: 'ar-AR', fr: 'fr-FR', fa: 'fa-IR' }

/** Cultures by language; the manifest’s `sport.cultures`. */
export type Cultures = Partial<Record<Language, string>>

/** The vendor’s culture for a language: the manifest’s, or the spec’s, which is British English for the others. */
export const cultureOf = (language: Language, own: Cultures = {}): string =>
  own[language] ?? cultures[language] ?? 'en-GB'
