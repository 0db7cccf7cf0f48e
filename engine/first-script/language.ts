import type { Language } from '#manifest'
import type { FirstSettings } from './settings.ts'

/**
 * Returns the language of a page whose path says none: from the query, then the cookie, then the first one (spec §5). Of `lang` only
 * a configured language counts, in any case; of the others also its regional form.
 */
export function languageOf(
  { languages, langQuery }: Pick<FirstSettings, 'languages' | 'langQuery'>,
  query: URLSearchParams,
  cookies: string,
): Language {
  const [, cookie] = /(?:^|; )i18next=([^;]*)/.exec(cookies) ?? []
  const asked = [query.get('lng'), cookie].map((code) => code?.split('-')[0])
  const codes = langQuery ? [query.get('lang')?.toLowerCase(), ...asked] : asked
  return codes.map((code) => languages.find((language) => language === code)).find(Boolean) ?? languages[0]!
}
