import { mkdtempSync, rmSync, writeFileSync, mkdirSync, copyFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { checkBrands } from './check-brands.ts'
import { fixFiles } from './fix-files.ts'
import { readManifests } from '../layers/read-manifests.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fix-'))
  mkdirSync(join(folder, 'shared'))
  copyFileSync('manifests/base.json', join(folder, 'base.json'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The brand with unusual formatting: a byte order mark, CRLF, tabs, blank lines and stray spaces. */
const odd = `\uFEFF${brand.replaceAll('\n', '\r\n').replace('"project": ', '"project"\t :  ').replace('"theme"', '\r\n\r\n   "theme"')}\r\n\r\n`

/** Adds a mistake and fixes it; returns the fixed codes and the remaining ones. */
function fix(from: string, to: string, text = odd) {
  expect(text.split(from)).toHaveLength(2)
  writeFileSync(
    join(folder, 'lumina.json'),
    text.replace(from, () => to),
  )
  const check = () => checkBrands(readManifests(folder), ['lumina']).diagnostics
  const fixed = fixFiles(check).map(({ code }) => code)
  return { fixed, text: readFileSync(join(folder, 'lumina.json'), 'utf8'), left: check().map(({ code }) => code) }
}

const pages = '"HORSES": { "visible": false }'
const main = (edit: string) => `${pages}, "MAIN": { "blocks": { ${edit} } }`
const promotions = (content: string) => `${pages}, "PROMOTIONS": { ${content} }`

describe('fixes a mistake and keeps every other byte', () => {
  it.each([
    ['lists/unknown-entry', pages, main('"remove": [ "jackpto"]'), main('"remove": [ "jackpot"]')],
    ['lists/edited-twice', pages, main('"remove": ["jackpot" , "jackpot"]'), main('"remove": ["jackpot"]')],
    [
      'manifest/unknown-setting',
      pages,
      main('"change": { "provider-strip": { "limti": 9 } },  "remove": ["jackpot"]'),
      main('"change": { "provider-strip": { "limit": 9 } },  "remove": ["jackpot"]'),
    ],
    ['manifest/unknown-setting', '"radius"', '"raduis"', undefined],
    ['manifest/unknown-setting', '"theme"', '"Theme"', undefined],
    ['manifest/value-not-accepted', '"soft"', '"Soft"', undefined],
    ['manifest/value-not-accepted', '"soft"', '"sfot"', undefined],
    ['manifest/id-differs', '"id": "lumina"', '"id": "Lumina"', undefined],
    ['extends/unknown-parent', '"base"', '"bsae"', undefined],
    ['pages/unknown-page', '"HORSES"', '"horses"', undefined],
    ['hosts/not-a-host', '"lumina.example"', '"Lumina.Example/"', undefined],
    ['manifest/wrong-type', '"visible": false', '"visible": "false"', undefined],
    ['manifest/wrong-type', '"title": "Lumina"', '"title": 7', '"title": "7"'],
    [
      'manifest/repeated-entry',
      '"project"',
      '"languages": ["fr", "en",  "fr"], "project"',
      '"languages": ["fr", "en"], "project"',
    ],
    ['manifest/not-a-currency', '"project"', '"currency": "tnd", "project"', '"currency": "TND", "project"'],
    ['languages/unknown-language', '"project"', '"languages": [ "FR"], "project"', '"languages": [ "fr"], "project"'],
    [
      'api/not-an-address',
      '"project"',
      '"api": { "production": "https://api.lumina.example/"  }, "project"',
      '"api": { "production": "https://api.lumina.example"  }, "project"',
    ],
    [
      'theme/not-a-colour',
      '"radius"',
      '"tokens": { "accent": { "dark": "#FA0" } }, "radius"',
      '"tokens": { "accent": { "dark": "#ffaa00" } }, "radius"',
    ],
    ['extends/removes-nothing', '"project"', '"zzzz": null, "project"', '"project"'],
    ['json/duplicate-key', '"name": "Lumina",', '"name": "Lumina",  "name": "Lumina",', undefined],
    ['json/syntax', '{ "radius": "soft" }', '{ "radius": "soft", }', undefined],
    ['guards/unknown-guard', pages, promotions('"guards": ["singed-in"]'), promotions('"guards": ["signed-in"]')],
    [
      'guards/takes-no-options',
      pages,
      promotions('"guards": [{ "use": "signed-in" }]'),
      promotions('"guards": ["signed-in"]'),
    ],
    [
      'blocks/unknown-widget',
      pages,
      promotions('"blocks": [{"use":"gamerow", "title": "lobby.hot", "limit": 6 }]'),
      promotions('"blocks": [{"use":"game-row", "title": "lobby.hot", "limit": 6 }]'),
    ],
  ])('%s: %s', (code, right, wrong, expected = right) => {
    expect(fix(right, wrong)).toEqual({ fixed: [code], text: odd.replace(right, () => expected), left: [] })
  })

  it('fixes problems that only show after another fix', () => {
    const { fixed, left } = fix('{ "radius": "soft" }', '{ "Radius": "Soft", }')
    expect([fixed, left]).toEqual([['json/syntax', 'manifest/unknown-setting', 'manifest/value-not-accepted'], []])
  })

  it('fixes nested problems one after the other', () => {
    const theme = '"theme": { "raduis": "soft" }'
    const { fixed, text } = fix('"theme": { "radius": "soft" }', `${theme}, ${theme}`)
    expect(fixed.sort()).toEqual(['json/duplicate-key', 'manifest/unknown-setting'])
    expect(text).toBe(odd)
  })

  it('fixes several entries of one list', () => {
    const { fixed, text } = fix('"project"', '"languages": ["fr", "FR", "en","fr"], "project"')
    expect(fixed.sort()).toEqual(['languages/unknown-language', 'manifest/repeated-entry', 'manifest/repeated-entry'])
    expect(text).toBe(odd.replace('"project"', '"languages": ["fr", "en"], "project"'))
  })
})

describe('leaves uncertain cases unchanged', () => {
  it.each([
    ['two possible names', pages, promotions('"guards": ["signed-on"]'), 'guards/unknown-guard'],
    ['a name that already exists', '"radius"', '"radius": "soft", "raduis"', 'manifest/unknown-setting'],
    ['a repeated key with two values', '"name": "Lumina",', '"name": "Nova", "name": "Lumina",', 'json/duplicate-key'],
    [
      'a guard with options it does not take',
      pages,
      promotions('"guards": [{ "use": "signed-in", "x": 1 }]'),
      'guards/takes-no-options',
    ],
    ['a misspelt null: the setting may be needed', '"theme"', '"whel": null, "theme"', 'extends/removes-nothing'],
    ['a missing setting', '"name": "Lumina",', '', 'manifest/missing-setting'],
    ['a colour by name', '"radius"', '"tokens": { "brand": { "dark": "red" } }, "radius"', 'theme/not-a-colour'],
    ['a missing comma', '"Lumina",\r\n  "project"', '"Lumina"\r\n  "project"', 'json/syntax'],
  ])('%s', (_what, right, wrong, code) => {
    const text = right.includes('\r\n  "project"') ? `${brand.replaceAll('\n', '\r\n')}` : odd
    expect(fix(right, wrong, text)).toEqual({ fixed: [], text: text.replace(right, () => wrong), left: [code] })
  })
})

it('fixes a parent’s file if the mistake is there', () => {
  const parent = `{ "manifestVersion": 1, "extends": "base", "id": "family", "abstract": true,   "wheel": { "visble": false } }`
  writeFileSync(join(folder, 'shared/family.json'), parent)
  expect(fix('"base"', '"family"')).toMatchObject({
    fixed: ['manifest/unknown-setting'],
    text: odd.replace('"base"', '"family"'),
    left: [],
  })
  expect(readFileSync(join(folder, 'shared/family.json'), 'utf8')).toBe(parent.replace('visble', 'visible'))
})
