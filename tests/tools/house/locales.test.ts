import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** A namespace's texts by key; nested keys are joined with dots. */
type Texts = Record<string, string>
type Nested = string | { [key: string]: Nested }

const folder = new URL('../../../public/locales/', import.meta.url)
const pluralSuffix = /_(zero|one|two|few|many|other)$/

/** The trade’s abbreviation is the same in most languages. */
const rtp = 'RTP {{value, number(style: percent; maximumFractionDigits: 1)}}'

/** Football writes a match’s minute with a prime in every language. */
const minute = '{{minute}}′'

/** Words that these languages spell as in English. */
const spelledAlike: Record<string, string[]> = {
  ar: [minute, rtp],
  fa: [minute, rtp],
  fr: [
    'Bonus',
    'Cashback',
    'Casino',
    'Chat',
    'Code',
    'Crypto',
    'Date',
    'Documents',
    'Jackpot',
    'Menu',
    'Messages',
    minute,
    'Minutes',
    'Notifications',
    'Promotions',
    'Roulette',
    'Sport',
    'Type',
    'Version {{version}}',
  ],
  de: [
    'Bonus',
    'Cashback',
    'Casino',
    'Chat',
    'Code',
    'Demo',
    'Details',
    'Jackpot',
    'Live',
    minute,
    'Optional',
    'Roulette',
    rtp,
    'Sport',
    'Status',
    'Support',
    'Version {{version}}',
  ],
  tr: ['Bonus', 'Cashback', 'Casino', 'Demo', 'Jackpot', minute, rtp],
  sr: ['Bonus', 'Demo', minute, 'Period', 'Sport', 'Status', rtp],
  es: ['Cashback', 'Casino', 'Chat', 'Decimal', 'Demo', 'Jackpot', minute, 'No', 'Slots', rtp],
  uz: ['Bonus', 'Chat', 'Demo', minute, 'Sport', rtp],
}

const languages = readdirSync(folder).sort()
const namespaces = readdirSync(new URL('en/', folder)).sort()

function read(language: string, file: string): Texts {
  return Object.fromEntries(flatten(JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'))))
}

function flatten(nested: Nested, path: string[] = []): [string, string][] {
  if (typeof nested === 'string') return [[path.join('.'), nested]]
  return Object.entries(nested).flatMap(([key, value]) => flatten(value, [...path, key]))
}

/**
 * The keys that a language needs for these English ones: plurals in all of its categories, and in `_zero` if English
 * has it; the others unchanged.
 */
function expectedKeys(english: Texts, language: string) {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const keys = Object.keys(english).flatMap((key) => {
    const base = key.replace(pluralSuffix, '')
    const zero = `${base}_zero` in english ? ['zero' as const] : []
    return `${base}_other` in english ? [...pluralCategories, ...zero].map((category) => `${base}_${category}`) : key
  })
  return [...new Set(keys)].sort()
}

/** The English text of a key; a plural form that English lacks uses `_other`. */
function englishOf(key: string, english: Texts) {
  return english[key] ?? english[key.replace(pluralSuffix, '_other')] ?? ''
}

function interpolations(text: string) {
  return [...new Set(text.match(/\{\{.*?\}\}/g))].sort()
}

function interpolationsByKey(keys: string[], textOf: (key: string) => string) {
  return Object.fromEntries(keys.map((key) => [key, interpolations(textOf(key))]))
}

describe('locales', () => {
  it('has the nine languages of the specification at least', () => {
    expect(languages).toEqual(expect.arrayContaining(['ar', 'de', 'en', 'es', 'fa', 'fr', 'sr', 'tr', 'uz']))
  })

  it.each(languages)('%s has every namespace', (language) => {
    expect(readdirSync(new URL(`${language}/`, folder)).sort()).toEqual(namespaces)
  })
})

describe.each(languages.flatMap((language) => namespaces.map((file) => ({ language, file }))))(
  '$language/$file',
  ({ language, file }) => {
    const english = read('en', file)

    it('has the keys of English, with the plural forms of its language, and no others', () => {
      expect(Object.keys(read(language, file)).sort()).toEqual(expectedKeys(english, language))
    })

    it('has the interpolations of English', () => {
      const texts = read(language, file)
      const keys = Object.keys(texts)
      expect(interpolationsByKey(keys, (key) => texts[key] ?? '')).toEqual(
        interpolationsByKey(keys, (key) => englishOf(key, english)),
      )
    })

    it('has no text that is empty or has surrounding spaces', () => {
      const texts = Object.entries(read(language, file))
      expect(texts.filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
    })

    it.skipIf(language === 'en')('has no text left in English', () => {
      const alike = spelledAlike[language] ?? []
      const texts = Object.entries(read(language, file))
      expect(texts.filter(([key, text]) => text === englishOf(key, english) && !alike.includes(text))).toEqual([])
    })
  },
)
