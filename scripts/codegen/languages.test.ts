import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder = ''
let made: { names: { enum: string[]; enumDescriptions: string[] }; languages: string; dates: string }

/** Writes a language with one text, next to the product’s. */
function language(code: string, home: string) {
  const texts = join(folder, 'public/locales', code)
  mkdirSync(texts)
  writeFileSync(join(texts, 'common.json'), JSON.stringify({ nav: { home } }))
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'))
  cpSync('public/locales', join(folder, 'public/locales'), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  language('no', 'Hjem')
  language('he', 'Home')
  language('kk', 'Basty bet')
  const script = `
    const { languageNames, languagesModule, dateLocalesModule } = await import('${import.meta.dirname}/languages.ts')
    console.log(JSON.stringify({ names: languageNames(), languages: languagesModule(), dates: dateLocalesModule() }))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
  })
  made = JSON.parse(stdout)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('a folder of texts is a language, with its English name', () => {
  const { enum: codes, enumDescriptions } = made.names
  expect(codes).toEqual(['en', 'ar', 'de', 'es', 'fa', 'fr', 'he', 'kk', 'no', 'sr', 'tr', 'uz'])
  expect(enumDescriptions[codes.indexOf('no')]).toBe('Norwegian')
})

it('the direction follows from the language, also before it is translated, and an unusual script from the texts', () => {
  expect(made.languages).toContain("= ['ar', 'fa', 'he']")
  expect(made.languages).toContain("= { kk: 'Latn', sr: 'Latn' }")
})

it('the words of the calendar are those of the language, of its script or country, or English', () => {
  expect(made.dates).toMatch(/ en: .*locale\/en-GB'/)
  expect(made.dates).toMatch(/ fa: .*locale\/fa-IR'/)
  expect(made.dates).toMatch(/ no: .*locale\/nb'/)
  expect(made.dates).toMatch(/ sr: .*locale\/sr-Latn'/)
})

it('no schema and no code of the product lists the languages', () => {
  const sources = [
    'schemas/manifest.schema.json',
    'engine/i18n/direction.ts',
    'engine/i18n/locale.ts',
    'widgets/fields/date/date-locale.ts',
  ]
  for (const source of sources) expect(readFileSync(source, 'utf8')).not.toMatch(/['"]uz['"]/)
})
