import type { Language } from '#manifest'
import { localeOf } from './locale.ts'

/** Returns a language’s name in that language, which every browser knows; in others, Chromium has no Uzbek names. */
export const autonym = (language: Language): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(language) ?? language

/** Returns it as it stands alone. */
export function capitalisedAutonym(language: Language): string {
  const name = autonym(language)
  return name.charAt(0).toLocaleUpperCase(localeOf(language)) + name.slice(1)
}
