import { autorun } from 'mobx'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { productTexts } from '../../server/api.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { openEditor } from '../state/editor.fixture.ts'
import { isNeeded } from './rows.ts'
import { TextsStore } from './texts-store.ts'
import { csvOf, readCsv } from './transfer/csv.ts'
import { planOf } from './transfer/plan.ts'
import { readXliff, xliffOf } from './transfer/xliff.ts'

const product = productTexts()
function open(ownTexts: object = {}, languages = ['en', 'fr', 'ar']) {
  const editor = openEditor({ languages, texts: ownTexts })
  const texts = new TextsStore(editor, product)
  // As long as somebody looks, MobX keeps what it has derived.
  stop.push(autorun(() => texts.rows))
  return { editor, texts }
}

const stop: (() => void)[] = []
afterEach(() => stop.splice(0).forEach((end) => end()))

let editor: EditorStore
let texts: TextsStore
beforeEach(() => void ({ editor, texts } = open()))

const rowOf = (id: string) => texts.rows.find((row) => row.id === id)!
const textAt = (row: Parameters<typeof texts.cell>[0], language: string) => texts.cell(row, language).text

it('has a row for each text, plural form, own text and text that a setting names, each once', () => {
  ;({ texts } = open({ en: { common: { 'my.own': 'Mine' } } }))
  const ids = texts.rows.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => id.startsWith('common:lobby.games_'))).toEqual(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `common:lobby.games_${form}`),
  )
  expect(ids).toContain('common:my.own')
  expect(ids.length).toBeGreaterThan(500)
  expect(isNeeded(rowOf('common:lobby.games_few'), 'en')).toBe(false)
  expect(isNeeded(rowOf('common:lobby.games_few'), 'ar')).toBe(true)
})

it('knows who says a text, and what is missing', () => {
  ;({ texts } = open({ en: { common: { 'my.own': 'Mine' } }, fr: { common: { 'nav.home': 'Chez nous' } } }))
  expect(texts.cell(rowOf('common:nav.home'), 'fr')).toMatchObject({ text: 'Chez nous', from: 'own' })
  expect(texts.cell(rowOf('common:nav.home'), 'en')).toMatchObject({ text: 'Home', from: 'product' })
  expect(texts.cell(rowOf('common:my.own'), 'ar').from).toBe('missing')
  expect(texts.cell(rowOf('common:lobby.games_few'), 'en').from).toBe('unused')
  expect(texts.missing).toBe(2)
  texts.show('missing')
  expect(texts.found.map(({ id }) => id)).toEqual(['common:my.own'])
  texts.show('own')
  expect(texts.found.map(({ id }) => id)).toEqual(['common:nav.home', 'common:my.own'])
})

it('writes a change into the manifest, and removes it where the product says the same', () => {
  const before = editor.text
  texts.set(rowOf('common:nav.home'), 'fr', 'Chez nous')
  expect(JSON.parse(editor.text)).toMatchObject({ texts: { fr: { common: { 'nav.home': 'Chez nous' } } } })
  expect(editor.next.undo).toBe('Change the text common:nav.home in fr')
  texts.set(rowOf('common:nav.home'), 'fr', product.fr!.common!['nav.home']!)
  expect(JSON.parse(editor.text)).not.toHaveProperty('texts')
  editor.undo()
  expect(JSON.parse(editor.text)).toEqual(JSON.parse(before))
})

it('finds texts by key and by words of any column, and keeps the row that is worked on', () => {
  texts.search('accueil')
  expect(texts.found.map(({ id }) => id)).toContain('common:nav.home')
  texts.toggle('fr')
  expect(texts.found.map(({ id }) => id)).not.toContain('common:nav.home')
  texts.reveal('common:nav.home')
  expect(texts.found.map(({ id }) => id)).toContain('common:nav.home')
})

it.each(['csv', 'xliff'] as const)('imports as %s what it has exported: nothing would change', (format) => {
  const { languages, rows } = texts
  const sheet =
    format === 'csv'
      ? readCsv(csvOf(rows, languages, textAt).slice(1), languages)
      : readXliff(xliffOf(rows, ['en', 'fr'], textAt), languages)
  const plan = planOf(sheet, texts)
  expect(plan.changes).toEqual([])
  expect(plan.refused).toEqual([])
  expect(plan.same).toBeGreaterThan(500)
})

it('plans the changes of a file, refuses what cannot be, and writes the rest as one step', () => {
  const sheet = readCsv(
    [
      'key;namespace;en;fr',
      'nav.home;common;Start;"Le ""début"" &"',
      'nav.nothing;common;x;y',
      "nav.casino;common;'=1+1;",
      'lobby.games_few;common;few;',
      'lobby.games_other;common;{{number}} games;',
    ].join('\r\n'),
    texts.languages,
  )
  const plan = planOf(sheet, texts)
  expect(plan.changes.map(({ key, language, text }) => [key, language, text])).toEqual([
    ['nav.home', 'en', 'Start'],
    ['nav.home', 'fr', 'Le "début" &'],
    ['nav.casino', 'en', '=1+1'],
  ])
  expect(plan.refused).toEqual([
    { place: 'Row 3, en', reason: 'There is no text “common:nav.nothing”.' },
    { place: 'Row 3, fr', reason: 'There is no text “common:nav.nothing”.' },
    { place: 'Row 5, en', reason: 'This language does not use this plural form.' },
    { place: 'Row 6, en', reason: 'Its {{number}} is not in the text that it translates.' },
  ])
  const before = editor.text
  texts.setAll(plan.changes, 'Import 3 texts')
  expect(JSON.parse(editor.text).texts).toEqual({
    en: { common: { 'nav.home': 'Start', 'nav.casino': '=1+1' } },
    fr: { common: { 'nav.home': 'Le "début" &' } },
  })
  editor.undo()
  expect(editor.text).toBe(before)
})

const unit = (inner: string) =>
  `<xliff version="1.2"><file original="common" source-language="en" target-language="fr-TN"><body><group>${inner}</group></body></file></xliff>`

it('reads targets of XLIFF, and tells where the source has changed since', () => {
  const [planned] = planOf(
    readXliff(
      unit('<trans-unit id="nav.home"><source>House</source><target>Toit &amp; moi</target></trans-unit>'),
      texts.languages,
    ),
    texts,
  ).changes
  expect(planned).toMatchObject({ language: 'fr', text: 'Toit & moi', before: 'Accueil', isOutdated: true })
})

it.each([
  ['csv', 'key,en\na,b', 'The first line has no column “namespace”.'],
  ['csv', 'namespace,key,de\ncommon,a,b', 'The column “de” is no language of this brand. It has en, fr, ar.'],
  ['csv', 'namespace,key,en\ncommon,nav.home,"b', 'Row 2: a quotation mark is opened and never closed.'],
  ['csv', 'namespace,key,en\ncommon,nav.home', 'Row 2: it has fewer columns than the first line.'],
  ['xliff', '<xliff version="1.2"><file>', 'This is no valid XML'],
  ['xliff', '<html/>', 'This is XML, but no XLIFF'],
  ['xliff', '<xliff version="2.0"/>', 'This is XLIFF 2.0; export it as version 1.2.'],
  ['xliff', '<xliff version="1.2"/>', 'This XLIFF has no <file>.'],
  ['xliff', unit('').replace('fr-TN', 'de'), 'Its target language is “de”.'],
  [
    'xliff',
    unit('<trans-unit id="a"><source>a</source><target>a<g id="1">b</g></target></trans-unit>'),
    '“a” has elements inside its text.',
  ],
  [
    'xliff',
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff version="1.2">&a;</xliff>',
    'This is no valid XML',
  ],
])('refuses a broken %s file with the reason: %s', (format, text, reason) => {
  expect(() => (format === 'csv' ? readCsv : readXliff)(text, texts.languages)).toThrow(reason)
})
