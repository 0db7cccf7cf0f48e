import type { Locale } from 'date-fns'
import type { Language } from '#manifest'
import { dateLocales } from '#schemas/date-locales.ts'

const loaded = new Map<Language, Promise<Locale>>()

/** Returns the calendar’s words in a language (spec §9). After a failure the next call retries. */
export function loadDateLocale(language: Language): Promise<Locale> {
  const loading = loaded.get(language) ?? dateLocales[language]()
  loaded.set(language, loading)
  loading.catch(() => loaded.delete(language))
  return loading
}

/** Returns the first day of the week, from 0 for Sunday: Monday, in Persian Saturday (spec §9). */
export const weekStart = (language: Language) => (language === 'fa' ? 6 : 1)
