import { banner, entries, type Schema } from './files.ts'
import { productTexts } from './texts.ts'

/** The languages of the product, a folder each: English, which the others are translated from, and the others by name. */
const languages = entries('public/locales', (name) => /^[a-z]{2,3}$/.test(name)).sort(
  (a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1),
)

const english = new Intl.DisplayNames('en', { type: 'language' })

/** Returns the values of the schema’s `Language`, with their English names. */
export const languageNames = (): Schema => ({
  enum: languages,
  enumDescriptions: languages.map((language) => english.of(language)),
})

const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']

/** Returns the script that a language is usually written in. */
const usualScript = (language: string) => new Intl.Locale(language).maximize().script!

/**
 * Returns the script of a language’s texts: the usual one, unless most of what is translated is in Latin or Cyrillic
 * letters.
 */
function scriptOf(language: string): string {
  const [source, own] = [productTexts('en').common!, productTexts(language).common ?? {}]
  const translated = Object.entries(own)
    .filter(([key, text]) => text !== source[key])
    .map(([, text]) => text.replace(/\{\{.*?\}\}/g, ''))
    .join('')
  const lettersIn = (script: RegExp) => translated.match(script)?.length ?? 0
  const half = lettersIn(/\p{Letter}/gu) / 2
  if (half > 0 && lettersIn(/\p{Script=Latin}/gu) > half) return 'Latn'
  return half > 0 && lettersIn(/\p{Script=Cyrillic}/gu) > half ? 'Cyrl' : usualScript(language)
}

/** Renders what the engine must know of each language. */
export function languagesModule(): string {
  const scripts = new Map(languages.map((language) => [language, scriptOf(language)]))
  const fromRight = languages.filter((language) => rightToLeft.includes(scripts.get(language)!))
  const unusual = [...scripts].filter(([language, script]) => script !== usualScript(language))
  return [
    `// ${banner}`,
    "import type { Language } from './manifest.ts'",
    '',
    '/** The languages that are written from right to left. */',
    `export const rightToLeft: readonly Language[] = [${fromRight.map((language) => `'${language}'`).join(', ')}]`,
    '',
    '/** The script of the texts, where it is not the usual one of the language. */',
    `export const scripts: Partial<Record<Language, string>> = { ${unusual.map(([language, script]) => `${language}: '${script}'`).join(', ')} }`,
    '',
  ].join('\n')
}

const calendars = entries('node_modules/date-fns/locale', (name) => name.endsWith('.js')).map((file) =>
  file.slice(0, -3),
)

/** Returns the months and days of a language as the platform knows them. */
function calendarWords(language: string): string {
  const month = new Intl.DateTimeFormat(language, { month: 'long', weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 1 + index))).join()
}

/**
 * Returns the library’s calendar of a language: of our script, the language itself, Great Britain for English because
 * its weeks start on Monday, the language’s country, or one with the same words, such as Bokmål for Norwegian. Others
 * have the English words.
 */
function calendarOf(language: string): string {
  const { region } = new Intl.Locale(language).maximize()
  const names = [`${language}-${scriptOf(language)}`, language, `${language}-GB`, `${language}-${region}`]
  const alike = () =>
    calendars.find((name) => /^[a-z]{2,3}$/.test(name) && calendarWords(name) === calendarWords(language))
  return names.find((name) => calendars.includes(name)) ?? alike() ?? 'en-GB'
}

/** Renders the calendar’s words by language, each loaded on demand. */
export function dateLocalesModule(): string {
  const lines = languages.map((language) => {
    const name = calendarOf(language)
    const exported = name.replaceAll('-', '')
    return `  ${language}: () => import('date-fns/locale/${name}').then(({ ${exported} }) => ${exported}),`
  })
  return [
    `// ${banner}`,
    "import type { Locale } from 'date-fns'",
    "import type { Language } from './manifest.ts'",
    '',
    '/** The words of the calendar by language, each loaded on demand. */',
    'export const dateLocales: Record<Language, () => Promise<Locale>> = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}
