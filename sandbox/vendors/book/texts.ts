/** What the sportsbook says, by key; the texts lie on the vendor’s second host. */
export type Texts = Record<string, string>

const loaded = new Map<string, Promise<Texts>>()
/** The languages that there are texts in. */
export const languages = ['en', 'fr', 'ar', 'fa', 'de', 'tr', 'sr', 'es', 'uz']

/** Loads the texts of a language; English where there are none in it. */
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

/** A text with its gaps filled; the key itself where there is no text. */
export const say = (texts: Texts, key: string, values: Record<string, string | number> = {}): string =>
  (texts[key] ?? key).replace(/\{(\w+)\}/g, (_gap, name: string) => String(values[name] ?? ''))

/** The direction of a language’s script. */
export const directionOf = (language: string): 'rtl' | 'ltr' => (language === 'ar' || language === 'fa' ? 'rtl' : 'ltr')
