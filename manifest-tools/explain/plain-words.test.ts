import { describe, expect, it } from 'vitest'
import { check, mistakes, resolved, specimens } from '#testing/manifest-corpus.ts'
import { keys } from '../json/pointer.ts'
import { definitions, locate, manifestSchema, useOf, type Schema } from './schema.ts'
import { plainProblem, plainWords } from './plain-words.ts'

const manifest = {
  languages: ['en', 'fr'],
  timeZone: 'Europe/Paris',
  hosts: { 'lumina.example': {}, 'mirror.example': {} },
  pages: {
    MAIN: { blocks: [{ use: 'game-row' }, { use: 'jackpot' }] },
    summer: { path: '/summer', title: 'summer.title', blocks: [] },
  },
  content: { banners: [{ id: 'welcome' }, { id: 'theme' }] },
  theme: { radius: 'sharp' },
}

const said = (text: string, pointer = '') => plainWords(text, pointer, manifest)

describe('a sentence of the checks has', () => {
  it('settings by their titles, of the nearest object that has them', () => {
    expect(said('The brand has no "timeZone": set it.')).toBe('The brand has no “Time zone”: set it.')
    expect(said('"visible" is off.', '/wheel/reveal')).toBe('“In use” is off.')
    expect(said('"onAccent" has too little contrast to "accent".', '/theme/tokens/accent/dark')).toBe(
      '“Text on accent colour” has too little contrast to “Accent colour”.',
    )
  })

  it('paths of settings by the titles of their parts', () => {
    expect(said('https://a.example is not among "embeds.hosts".')).toBe(
      'https://a.example is not among “Other sites › Allowed addresses”.',
    )
    expect(said('promotionRules.beforeBet is false.')).toBe('“Promotions › In advance of a bet” is off.')
    expect(said('set "seo.robots" of the mirror to "noindex".', '/hosts/mirror.example')).toBe(
      'set “Search engines › May be indexed” of the mirror to “No”.',
    )
  })

  it('values by their titles: of the setting, or of one named before', () => {
    expect(said('set "content.source.banners" to "brand" or "both".', '/content/banners')).toBe(
      'set “Own content › Who writes it › Banners” to “The brand” or “Both”.',
    )
    expect(said('The default is "none".', '/registration/permissions/bonus/default')).toBe(
      'The default is “Nothing chosen”.',
    )
    expect(said('"sort" must be true or false, but is text: "true".', '/pages/MAIN/blocks/0/sort')).toBe(
      '“Order” must be on or off, but is “true”.',
    )
  })

  it('widgets by their titles', () => {
    expect(said('"menu-button" opens the overlay "sidebar", which is hidden.')).toBe(
      '“Menu button” opens the window “Menu on phones”, which is hidden.',
    )
    expect(said('The chat "livechat" is listed twice.', '/chats/1')).toBe('The chat “LiveChat” is listed twice.')
    expect(said('its guard "signed-in" must go.', '/pages/LOGIN/guards')).toBe('its condition “Signed in” must go.')
    expect(said('use the kind "text" or "code".', '/forms/registration-b/fields/8/country')).toBe(
      'use the kind “Text” or “Code”.',
    )
  })

  it('pages by their titles, those of the brand too', () => {
    expect(said('LOGIN is hidden, but PROFILE, DEPOSIT require a player.')).toBe(
      'The page “Sign in” is hidden, but the pages “Profile”, “Deposit” require a player.',
    )
    expect(said('summer and GAMES have the same path: change one of them.', '/pages/summer/path')).toBe(
      'The pages “Summer” and “Games” have the same path: change one of them.',
    )
    expect(said('An entry links to summer, which is hidden.')).toBe(
      'An entry links to the page “Summer”, which is hidden.',
    )
    expect(said('only one of them opens at /GAMES')).toBe('only one of them opens at /GAMES')
    expect(said('/ cannot open on this brand', '/pages/MAIN/blocks/0')).toBe(
      'the page “Main page” cannot open on this brand',
    )
  })

  it('languages by their names', () => {
    expect(said('"welcome" has no words in en, fr: write them.', '/content/banners/0/texts')).toBe(
      '“welcome” has no words in English, French: write them.',
    )
    expect(said('The brand does not have the language "ar".', '/texts/ar')).toBe(
      'The brand does not have the language Arabic.',
    )
    expect(said('players sign in at it, or in vain.')).toBe('players sign in at it, or in vain.')
  })

  it('entries of lists by what they are, where something tells', () => {
    expect(said('Entry 1 of "blocks" requires the setting "title".', '/pages/MAIN/blocks/0/title')).toBe(
      '“Row of games”, entry 1 of “Blocks”, requires the setting “Heading”.',
    )
    expect(said('Entry 1 of "languages" cannot be "xx".', '/languages/0')).toBe(
      'Entry 1 of “Languages” cannot be “xx”.',
    )
  })

  it('names and values of the operator as they are, also those that are names of settings', () => {
    expect(said('"theme" ends at 2099-12-01T08:00.', '/content/banners/1/until')).toBe(
      '“theme” ends at 2099-12-01T08:00.',
    )
    expect(said('The manifest has no setting "title".', '/title')).toBe('The brand has no setting “title”.')
    expect(said('"wheel" is not a known page.', '/pages/wheel')).toBe('“wheel” is not a known page.')
    expect(said('lumina.example is already a host of nova.', '/hosts/lumina.example')).toBe(
      'lumina.example is already a host of nova.',
    )
    expect(said('"name" must be short, but is "a \\"theme\\" of true".', '/name')).toBe(
      '“Name of the brand” must be short, but is “a \\"theme\\" of true”.',
    )
    expect(said('summer is a season', '/seo')).toBe('summer is a season')
    expect(said('“An overlay” claims a licence.')).toBe('“An overlay” claims a licence.')
    expect(said('public/brands/lumina/seo.title does not exist.')).toBe(
      'public/brands/lumina/seo.title does not exist.',
    )
  })
})

describe('a problem', () => {
  const problem = {
    code: 'x/y',
    severity: 'error',
    message: '"radius" cannot be "rond".',
    pointer: '/theme/radius',
  } as const

  it('has its suggestion, effect and accepted values in these words, and everything else as it was', () => {
    const more = { ...problem, suggestion: 'round', accepted: ['sharp', 'round'], effect: 'MAIN is wrong', line: 3 }
    expect(plainProblem(more, manifest)).toEqual({
      ...more,
      message: '“Corners” cannot be “rond”.',
      suggestion: 'Round',
      accepted: ['Sharp', 'Round'],
      effect: 'the page “Main page” is wrong',
    })
  })

  it('of the syntax keeps its words', () => {
    const syntax = { ...problem, code: 'json/syntax', message: 'JSON does not allow a comma before "}".' }
    expect(plainProblem(syntax, manifest)).toEqual(syntax)
  })
})

describe('no problem of the corpus', () => {
  const files = ['wrong-by-schema.json', 'wrong-by-rule.json', 'wrong-by-edit.json']
  const all = [...mistakes(), ...files.flatMap(specimens)].flatMap((specimen) =>
    check(specimen).map((found) => plainProblem(found, resolved(specimen).manifest)),
  )
  const sentences = all
    .filter(({ code }) => code !== 'json/syntax')
    .flatMap(({ message, effect = '', pointer }) =>
      [message, effect].map((text) => ({ text, key: keys(pointer).at(-1) })),
    )
  const pages = manifestSchema.properties!.pages!.properties!
  const known = new Set([...settings(manifestSchema), ...Object.values(definitions).flatMap(settings)])
  const widgets = new Set(Object.values(definitions).flatMap(({ oneOf = [] }) => oneOf.map(useOf)))
  const withAny = (found: (text: string, key: string | undefined) => unknown) =>
    sentences.filter(({ text, key }) => found(text, key)).map(({ text }) => text)

  it('is left out', () => expect(all.length).toBeGreaterThan(600))

  it('names a setting or a widget as the file does', () => {
    const names = (sentence: string) => [...sentence.matchAll(/["`]([^"`]+)["`]/g)].map(([, name]) => name!)
    expect(withAny((each) => names(each).length > 0)).toEqual([])
    const dotted = (sentence: string) => sentence.match(/(?<![\w/@.-])[a-z]\w*(\.\w+)+(?![\w/])/g) ?? []
    expect(withAny((each) => dotted(each).some((name) => locate(`/${name.replaceAll('.', '/')}`, {})))).toEqual([])
    const own = new Set([...known, ...widgets].filter((name) => /[A-Z-]/.test(name.slice(1))))
    const inWords = (sentence: string) => sentence.replace(/“[^”]*”/g, '').match(/(?<![\w/.:-])[a-z][\w-]+/g) ?? []
    const isOther = (text: string, key: string | undefined, word: string) =>
      word === key || word === 'signed-in' || text.includes(`:${word}`)
    expect(withAny((each, key) => inWords(each).some((word) => own.has(word) && !isOther(each, key, word)))).toEqual([])
  })

  it('names a page by its key', () => {
    // Values of several words are texts of the operator.
    const keysIn = (text: string) =>
      text.replace(/“[^”]* [^”]*”/g, '').match(/(?<![\w/])[A-Z][A-Z_]{2,}(?![\w/])/g) ?? []
    expect(withAny((each) => keysIn(each).some((key) => key in pages))).toEqual([])
  })

  it('has a JSON pointer', () => {
    const pointers = (sentence: string) => sentence.match(/(?<=^|[\s“(])(\/[\w~-]+){2,}/g) ?? []
    const isSetting = (pointer: string) => keys(pointer).length > 1 && locate(pointer, {})
    expect(withAny((each) => pointers(each).some(isSetting))).toEqual([])
  })
})

/** The names of all settings in a schema. */
function settings({ properties = {}, items, oneOf = [], additionalProperties }: Schema): string[] {
  const inner = [...Object.values(properties), ...oneOf, ...(items ? [items] : [])]
  const more = typeof additionalProperties === 'object' ? settings(additionalProperties) : []
  return [...Object.keys(properties), ...inner.flatMap(settings), ...more]
}
