import { describe, expect, it } from 'vitest'
import { brand, changed, check } from '#testing/brand.ts'
import type { Diagnostic } from './diagnostic.ts'

/** `code file:line:column` of each finding. */
const places = (all: Diagnostic[]) => all.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)

const family = (settings: string, id = 'family') =>
  `{\n  "id": "${id}",\n  "abstract": true,\n  "extends": "base",\n  ${settings}\n}`
const below = (parent: string, text = brand) => check(text.replace('"base"', '"family"'), { family: parent })

describe('the layer of a finding', () => {
  it('is the one that last set the value', () => {
    expect(places(below(family('"wheel": { "visible": 1 }, "theme": { "radius": "x" }')))).toEqual([
      'manifest/wrong-type family.json:5:25',
    ])
    expect(places(below(family('"theme": { "radius": "x", "card": "x" }')))).toEqual([
      'manifest/value-not-accepted family.json:5:37',
    ])
  })

  it('is the brand’s own for a missing setting, but the list’s for one missing in a list', () => {
    const withoutIcon = changed('  "icon": "/brands/lumina/icon.svg",\n', '')
    const blocks = '"pages": { "MAIN": { "blocks": [{ "use": "jackpot" }] } }'
    expect(places(below(family(blocks), withoutIcon))).toEqual([
      'manifest/missing-setting lumina.json:1:1',
      'manifest/missing-setting family.json:5:35',
    ])
  })

  it('is the one whose null removes a setting', () => {
    expect(places(below(family('"loader": null')))).toEqual(['manifest/missing-setting family.json:5:13'])
  })

  it('is the parent’s for a problem in the parent’s file, reported once', () => {
    expect(places(below(family('"wheel": {,}')))).toEqual(['json/syntax family.json:5:13'])
    expect(places(below(family('"wheel": {}, "wheel": {}')))).toEqual(['json/duplicate-key family.json:5:16'])
    expect(places(below(family('"wheel": { "visible": false }', 'families')))).toEqual([
      'manifest/id-differs family.json:2:9',
    ])
    expect(
      places(below(family('"wheel": { "visible": false }', 'families'), changed('"id": "lumina"', '"id": 5'))),
    ).toEqual(['manifest/wrong-type lumina.json:4:9', 'manifest/id-differs family.json:2:9'])
  })
})

describe('a manifest of another version', () => {
  const newer = changed('"manifestVersion": 1', '"manifestVersion": 2').replace('"soft"', '"sfot"')

  it('is refused, and not validated against this version’s schema', () => {
    expect(places(check(newer))).toEqual(['manifest/newer-version lumina.json:2:22'])
  })

  it('is refused if only a parent has another version', () => {
    const parent = family('"manifestVersion": 2')
    expect(places(below(parent))).toEqual(['manifest/newer-version family.json:5:22'])
  })
})
