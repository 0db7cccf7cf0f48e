import { describe, expect, it } from 'vitest'
import { brand, changed, check, reading } from '#testing/brand.ts'
import type { Diagnostic } from './diagnostic.ts'
import { diagnoseSources } from './diagnose-sources.ts'
import { resolve } from '../layers/resolve.ts'

/** `code line:column suggestion` of each finding. */
const brief = (all: Diagnostic[]) =>
  all.map(
    ({ code, line, column, suggestion }) =>
      `${code} ${line}:${column}${suggestion === undefined ? '' : ` ${suggestion}`}`,
  )

const pages = (settings: string) => changed('"HORSES": { "visible": false }', settings)
const tokens = (settings: string) => changed('"radius": "soft"', `"tokens": { ${settings} }`)
const mainBlocks = (blocks: string) => pages(`"MAIN": { "blocks": [${blocks}] }`)
const mainGuards = (guards: string) => pages(`"MAIN": { "guards": [${guards}] }`)

describe('a valid manifest', () => {
  it.each([
    ['as it is', brand],
    ['without an optional setting', mainBlocks('{ "use": "game-row", "title": "lobby.x", "limit": 1 }')],
    ['every form of guard', mainGuards('"signed-in", { "use": "session-flag", "flag": "successful-deposit" }')],
    ['a null that removes an optional setting', pages('"PROFILE": { "guards": null }')],
    ['an empty API address', changed('"theme"', '"api": { "development": "" }, "theme"')],
    ['a key that another object also has', tokens('"brand": { "dark": "#000000" }, "link": { "dark": "#000000" }')],
    ['a number at its upper limit', mainBlocks('{ "use": "provider-strip", "limit": 100 }')],
    ['a number at its lower limit', mainBlocks('{ "use": "licence", "text": "a:b.c", "minAge": 18 }')],
  ])('%s: no findings', (_what, text) => {
    expect(check(text)).toEqual([])
  })
})

describe('each mistake is one finding at its place', () => {
  it.each([
    ['a typo in a key', changed('"radius"', '"raduis"'), ['manifest/unknown-setting 9:14 radius']],
    ['a typo in a required key', changed('"name"', '"nmae"'), ['manifest/unknown-setting 5:3 name']],
    ['a wrong type', changed('"Lumina",\n', '5,\n'), ['manifest/wrong-type 5:11']],
    ['a number in place of an enumerated string', changed('"soft"', '5'), ['manifest/value-not-accepted 9:24']],
    ['an unknown widget', mainBlocks('{ "use": "gamerow" }'), ['blocks/unknown-widget 12:44 game-row']],
    [
      'an unknown loader',
      changed('"theme"', '"loader": { "use": "bar" }, "theme"'),
      ['loaders/unknown-widget 9:22 bars'],
    ],
    [
      'an unknown overlay',
      changed('"theme"', '"overlays": { "taost": {} }, "theme"'),
      ['overlays/unknown-widget 9:17 toast'],
    ],
    ['a block without a name', mainBlocks('{ "limit": 3 }'), ['manifest/missing-setting 12:35']],
    ['a block that is not an object', mainBlocks('"banners"'), ['manifest/wrong-type 12:35']],
    ['a block whose name is not a string', mainBlocks('{ "use": null }'), ['manifest/wrong-type 12:44']],
    [
      'a wrong option inside a block',
      mainBlocks('{ "use": "banners", "place": "hone" }'),
      ['manifest/value-not-accepted 12:64 home'],
    ],
    [
      'a wrong type inside a block',
      mainBlocks('{ "use": "provider-strip", "limit": "9" }'),
      ['manifest/wrong-type 12:71'],
    ],
    ['a missing option', mainBlocks('{ "use": "jackpot" }'), ['manifest/missing-setting 12:35']],
    ['an unknown guard', mainGuards('"singed-in"'), ['guards/unknown-guard 12:35 signed-in']],
    [
      'an unknown guard with options',
      mainGuards('{ "use": "sesion-flag" }'),
      ['guards/unknown-guard 12:44 session-flag'],
    ],
    ['a guard without its options', mainGuards('"session-flag"'), ['guards/needs-options 12:35']],
    ['a guard with options it does not take', mainGuards('{ "use": "signed-in" }'), ['guards/takes-no-options 12:44']],
    [
      'a wrong option of a guard',
      mainGuards('{ "use": "session-flag", "flag": "x" }'),
      ['manifest/value-not-accepted 12:68'],
    ],
    ['a guard that is a number', mainGuards('7'), ['manifest/wrong-type 12:35']],
    ['an unknown page', pages('"HORSE": {}'), ['pages/unknown-page 12:14 HORSES']],
    ['a missing setting', changed('  "icon": "/brands/lumina/icon.svg",\n', ''), ['manifest/missing-setting 1:1']],
    [
      'a setting missing from an object',
      changed(', "description": "A brand for tests."', ''),
      ['manifest/missing-setting 8:3'],
    ],
    ['a setting that null removes', changed('{ "radius": "soft" }', 'null'), ['manifest/missing-setting 9:12']],
    ['a null that removes nothing', changed('"theme"', '"hots": null, "theme"'), ['extends/removes-nothing 9:3 hosts']],
    ['a colour in uppercase', tokens('"brand": { "dark": "#AABBCC" }'), ['theme/not-a-colour 9:45 #aabbcc']],
    ['a colour by name', tokens('"brand": { "dark": "red" }'), ['theme/not-a-colour 9:45']],
    ['a value that is not accepted', changed('"soft"', '"sfot"'), ['manifest/value-not-accepted 9:24 soft']],
    [
      'an unknown language',
      changed('"theme"', '"languages": ["fr", "fre"], "theme"'),
      ['languages/unknown-language 9:23 fr'],
    ],
    [
      'a repeated entry',
      changed('"theme"', '"languages": ["fr", "en", "fr"], "theme"'),
      ['manifest/repeated-entry 9:29'],
    ],
    ['an empty list', changed('"theme"', '"languages": [], "theme"'), ['manifest/length 9:16']],
    ['an empty text', changed('"Lumina",\n', '"",\n'), ['manifest/pattern 5:11']],
    ['a number out of range', mainBlocks('{ "use": "provider-strip", "limit": 101 }'), ['manifest/out-of-range 12:71']],
    ['a host with its scheme', changed('"lumina.example": {}', '"https://x.example": {}'), ['hosts/not-a-host 7:14']],
    ['a currency in lowercase', changed('"theme"', '"currency": "tnd", "theme"'), ['manifest/not-a-currency 9:15 TND']],
    ['a repeated key', changed('"theme"', '"name": "Nova", "theme"'), ['json/duplicate-key 9:3']],
    [
      'an id that differs from the file name',
      changed('"id": "lumina"', '"id": "Nova"'),
      ['manifest/id-differs 4:9 lumina'],
    ],
    ['__proto__', changed('"theme"', '"__proto__": { "name": 5 }, "theme"'), ['manifest/unknown-setting 9:3']],
    ['__proto__ in a list', mainBlocks('{ "use": "logo", "__proto__": {} }'), ['manifest/unknown-setting 12:52']],
    ['broken JSON', changed('"soft" },', '"soft", },'), ['json/syntax 9:32']],
    ['a list in place of a manifest', '[]', ['manifest/wrong-type 1:1']],
    ['an unknown parent', changed('"base"', '"bsae"'), ['extends/unknown-parent 3:14 base']],
    ['a parent in another folder', changed('"base"', '"../base"'), ['extends/unknown-parent 3:14']],
    ['a parent that is not a string', changed('"base"', '["base"]'), ['manifest/wrong-type 3:14']],
    ['an `abstract` that is not a boolean', changed('"theme"', '"abstract": 1, "theme"'), ['manifest/wrong-type 9:15']],
    ['a manifest that extends itself', changed('"base"', '"lumina"'), ['extends/cycle 3:14']],
  ])('%s', (_what, text, expected) => {
    expect(brief(check(text))).toEqual(expected)
  })

  it('reports a misspelt key, a wrong type and an unknown widget at once', () => {
    const text = mainBlocks('{ "use": "gamerow" }')
      .replace('"radius"', '"raduis"')
      .replace('"title": "Lumina"', '"title": true')
    expect(brief(check(text))).toEqual([
      'manifest/wrong-type 8:21',
      'manifest/unknown-setting 9:14 radius',
      'blocks/unknown-widget 12:44 game-row',
    ])
  })

  it('still reports problems of the file if its parent does not exist', () => {
    const text = changed('"base"', '"bsae"').replace('"soft"', '"sfot"')
    expect(brief(check(text))).toEqual(['extends/unknown-parent 3:14 base', 'manifest/value-not-accepted 9:24 soft'])
  })
})

it('adds frame, accepted values, effect and path to a finding', () => {
  const text = changed('{ "radius": "soft" }', '{ "radius": "sfot" }')
  expect(diagnoseSources(resolve('lumina', reading(text)), (name) => `m/${name}`)).toEqual([
    {
      code: 'manifest/value-not-accepted',
      severity: 'error',
      pointer: '/theme/radius',
      message: '"radius" cannot be "sfot".',
      accepted: ['sharp', 'soft', 'round'],
      suggestion: 'soft',
      effect: 'the brand’s design cannot be applied',
      fix: { pointer: '/theme/radius', value: 'soft' },
      remedy: 'npm run brand -- check lumina --fix',
      file: 'm/lumina',
      line: 9,
      column: 24,
      length: 6,
      frame: [
        '  8 │   "seo": { "title": "Lumina", "description": "A brand for tests." },',
        '> 9 │   "theme": { "radius": "sfot" },',
        '    │                        ^^^^^^ did you mean "soft"?',
      ].join('\n'),
    },
  ])
})
