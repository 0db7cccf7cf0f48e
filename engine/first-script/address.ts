import type { Language } from '#manifest'
import { baseIn, belowBase, splitPath } from '../seo/language-path.ts'
import type { FirstSettings } from './settings.ts'

type Settings = Pick<FirstSettings, 'languages' | 'languagePaths' | 'langQuery'>

/**
 * Returns the language of the page and its path without a language. The address becomes the one that the engine gives this page: without
 * a slash at its end and, with `languagePaths`, below its language, which a path without one does not say.
 */
export function takeAddress(settings: Settings, cookies: string): { language: Language; path: string } {
  const query = new URLSearchParams(location.search)
  const { language: ofPath, path } = splitPath(settings, location.pathname)
  const language = ofPath ?? languageOf(settings, query, cookies)
  const address = belowBase(baseIn(settings, language), path)
  if (address !== location.pathname || (settings.languagePaths && asksForLanguage(settings, query)))
    // With the origin: a path with two slashes at its start would be another host’s address.
    history.replaceState(history.state, '', location.origin + address + searchOf(settings, query) + location.hash)
  return { language, path }
}

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

const namesOf = ({ langQuery }: Settings) => (langQuery ? ['lng', 'lang'] : ['lng'])
const asksForLanguage = (settings: Settings, query: URLSearchParams) =>
  namesOf(settings).some((name) => query.has(name))

/** The query, without what the path says where each language has its paths. */
function searchOf(settings: Settings, query: URLSearchParams): string {
  if (!settings.languagePaths || !asksForLanguage(settings, query)) return location.search
  for (const name of namesOf(settings)) query.delete(name)
  return `${query}` && `?${query}`
}
