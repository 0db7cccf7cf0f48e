/** The texts of the sportsbook by key; the vendor’s second host serves them. */
export type Texts = Record<string, string>

const loaded = new Map<string, Promise<Texts>>()
/** The languages with texts. */
export const languages = ['en', 'fr', 'ar', 'fa', 'de', 'tr', 'sr', 'es', 'uz']

/** Loads the texts of a language, or the English ones if it has none. */
export function loadTexts(cdn: string, language: string): Promise<Texts> {
  const known = languages.includes(language) ? language : 'en'
  const address = `${cdn}/texts/${known}.json`
  const loading = loaded.get(address) ?? fetchTexts(address)
  loaded.set(address, loading)
  return loading
}

async function fetchTexts(address: string): Promise<Texts> {
  try {
    return (await (await fetch(address, { credentials: 'omit' })).json()) as Texts
  } catch (error) {
    loaded.delete(address)
    throw error
  }
}

/** Returns a text with its placeholders filled, or the key if there is no such text. */
export const say = (texts: Texts, key: string, values: Record<string, string | number> = {}): string =>
  (texts[key] ?? key).replace(/\{(\w+)\}/g, (_gap, name: string) => String(values[name] ?? ''))

/** The direction of a language’s script. */
export const directionOf = (language: string): 'rtl' | 'ltr' => (language === 'ar' || language === 'fa' ? 'rtl' : 'ltr')
