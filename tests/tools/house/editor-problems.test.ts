import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'
import { problems, problemsIn } from './editor.ts'

const block = (inner: string) => `"pages": { "MAIN": { "blocks": [${inner}] } }`
const guard = (inner: string) => `"pages": { "MAIN": { "guards": [${inner}] } }`

describe('an editor underlines', () => {
  const manifests = readManifests('manifests')

  it.each(manifests.parents())('nothing in %s', async (name) => {
    expect(await problemsIn(manifests.read(name)!)).toEqual([])
  })

  it.each([
    [
      'null, which removes a value',
      '"theme": { "default": null, "tokens": { "brand": null } }, "pages": { "HORSES": null }, "hosts": { "m.example": null }',
    ],
    [
      'a part of an inherited object',
      '"sport": { "hosts": ["https://vendor.example"] }, "theme": { "radius": "sharp" }, "pages": { "MAIN": { "visible": true } }',
    ],
    ['a translation key of the brand’s own', '"pages": { "MAIN": { "title": "mine.title" } }'],
    ['a registration call of the platform’s own', '"registration": { "endpoint": "v2/players" }'],
    ['a key with a namespace', '"pages": { "MAIN": { "title": "payment:title" } }'],
  ])('no %s', async (_what, settings) => {
    expect(await problems(settings)).toEqual([])
  })

  it.each([
    ['a setting', '"curency": "EUR"', '"curency"'],
    ['a page', '"pages": { "MIAN": {} }', '"MIAN"'],
    ['an overlay', '"overlays": { "whel": {} }', '"whel"'],
    ['a widget', block('{ "use": "game-rov" }'), '"game-rov"'],
    ['a widget’s option', block('{ "use": "jackpot", "kind": "games", "knid": 1 }'), '"knid"'],
    ['an option’s value', block('{ "use": "jackpot", "kind": "game" }'), '"game"'],
    ['a guard', guard('"singed-in"'), '"singed-in"'],
    ['a guard’s value', guard('{ "use": "session-flag", "flag": "deposit" }'), '"deposit"'],
    ['a sportsbook', '"sport": { "use": "altnar" }', '"altnar"'],
    ['a sportsbook’s option', '"sport": { "use": "betby", "brandid": "1" }', '"brandid"'],
    ['an option of any sportsbook', '"sport": { "testlogin": "1" }', '"testlogin"'],
    ['a language', '"languages": ["fr", "gb"]', '"gb"'],
    ['a colour', '"theme": { "tokens": { "brand": { "dark": "red" } } }', '"red"'],
    ['a translation key', '"pages": { "MAIN": { "title": "two words" } }', '"two words"'],
    ['a namespace', '"texts": { "fr": { "comon": {} } }', '"comon"'],
  ])('a misspelling of %s only', async (_what, settings, underlined) => {
    expect((await problems(settings)).map(({ at }) => at)).toEqual([underlined])
  })

  it.each([
    [
      'a date',
      '"maintenance": { "site": { "end": "tomorrow" } }',
      'It must be a date and time with a time zone, such as',
    ],
    ['a currency', '"currency": "eur"', 'It must be a currency code in uppercase, such as EUR, or one of `currencies`'],
    ['a host', '"hosts": { "https://m.example": {} }', 'It must be a host name in lowercase'],
  ])('%s of another form, and says the form in words', async (_what, settings, words) => {
    const [{ message } = { message: '' }] = await problems(settings)
    expect(message).toContain(words)
  })

  it('no text without saying its form in words', () => {
    const unsaid: string[] = []
    JSON.parse(readFileSync('schemas/generated/manifest.schema.json', 'utf8'), (_key, value) => {
      const { pattern, patternErrorMessage = 'match' } = (value ?? {}) as Record<string, string>
      if (typeof pattern === 'string' && patternErrorMessage.includes('match')) unsaid.push(pattern)
      return value as unknown
    })
    expect(unsaid).toEqual([])
  })
})
