import type { Locale } from 'date-fns'
import type { Language } from '#manifest'

/** The calendar’s texts in each language, fetched one at a time (spec §9). */
const locales: Record<Language, () => Promise<Locale>> = {
  ar: () => import('date-fns/locale/ar').then(({ ar }) => ar),
  de: () => import('date-fns/locale/de').then(({ de }) => de),
  en: () => import('date-fns/locale/en-GB').then(({ enGB }) => enGB),
  es: () => import('date-fns/locale/es').then(({ es }) => es),
  fa: () => import('date-fns/locale/fa-IR').then(({ faIR }) => faIR),
  fr: () => import('date-fns/locale/fr').then(({ fr }) => fr),
  sr: () => import('date-fns/locale/sr-Latn').then(({ srLatn }) => srLatn),
  tr: () => import('date-fns/locale/tr').then(({ tr }) => tr),
  uz: () => import('date-fns/locale/uz').then(({ uz }) => uz),
}

const loaded = new Map<Language, Promise<Locale>>()

/** A language’s texts. After a failure the next call tries again. */
export function loadDateLocale(language: Language): Promise<Locale> {
  const loading = loaded.get(language) ?? locales[language]()
  loaded.set(language, loading)
  loading.catch(() => loaded.delete(language))
  return loading
}

/** The first day of a week, from 0 for Sunday: Monday, and Saturday in Persian (spec §9). */
export const weekStart = (language: Language) => (language === 'fa' ? 6 : 1)
