import type { Locale } from 'date-fns'
import type { Language } from '#manifest'

/** Date locales by language, each loaded on demand (spec §9). */
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

/** Returns the locale of a language. After a failure the next call retries. */
export function loadDateLocale(language: Language): Promise<Locale> {
  const loading = loaded.get(language) ?? locales[language]()
  loaded.set(language, loading)
  loading.catch(() => loaded.delete(language))
  return loading
}

/** Returns the first day of the week, from 0 for Sunday: Monday, in Persian Saturday (spec §9). */
export const weekStart = (language: Language) => (language === 'fa' ? 6 : 1)
