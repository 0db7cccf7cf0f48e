import { expect, it } from 'vitest'
import { visitorContext, type Clicked } from '../../preview/protocol.ts'
import { productTexts } from '../../server/api.ts'
import { openEditor } from '../state/editor.fixture.ts'
import { ClickedStore } from './clicked-store.ts'

const banner = {
  id: 'summer',
  place: 'home',
  texts: { en: { title: 'Summer', text: 'All of **July**' }, fr: { title: 'L’été' } },
  picture: { desktop: '/brands/mine/summer.avif', phone: '/brands/mine/summer-phone.avif' },
}
const staticPages = { terms: { en: '/brands/mine/pages/terms.en.md' } }

const place = (part: Partial<Clicked>): Clicked => ({
  kind: 'clicked',
  words: '',
  texts: [],
  pictures: [],
  calls: [],
  files: [],
  item: null,
  isDouble: false,
  ...part,
})

function open(role: 'publisher' | 'translator' | 'viewer' = 'publisher') {
  const editor = openEditor({ content: { banners: [banner], source: { banners: 'brand' } }, staticPages })
  Object.assign(editor, { role })
  const clicked = new ClickedStore(editor)
  clicked.receiveProduct(productTexts())
  const typed: string[][] = []
  const preview = {
    context: { ...visitorContext },
    texts: { type: (...words: string[]) => void typed.push(words), outline: () => undefined },
  }
  const click = (part: Partial<Clicked>) => clicked.receive(place(part), preview)
  return { editor, clicked, preview, typed, click }
}

it('finds the setting of own words, a picture in any size, and a file; names of widgets are no words', () => {
  const { clicked, click } = open()
  const settingsOf = (part: Partial<Clicked>) => {
    click(part)
    return clicked.settings
  }
  expect(settingsOf({ words: 'Summer' })).toEqual(['/content/banners/0/texts/en/title'])
  expect(settingsOf({ words: 'July' })).toEqual(['/content/banners/0/texts/en/text'])
  expect(settingsOf({ pictures: ['http://mine.localhost/brands/mine/summer-phone.avif'] })).toEqual([
    '/content/banners/0/picture/phone',
  ])
  expect(settingsOf({ words: 'Terms', files: ['/brands/mine/pages/terms.en.md'] })).toEqual(['/staticPages/terms/en'])
  expect(settingsOf({ words: 'Mine' })).toEqual(['/name'])
  expect(settingsOf({ words: 'logo' })).toEqual([])
})

it('leads to the item that was clicked, not to another one with the same words', () => {
  const { editor, clicked, click } = open()
  editor.set('/content/banners', [banner, { ...banner, id: 'winter' }], 'Duplicate')
  const settingsOf = (id: string, part: Partial<Clicked> = {}) => {
    click({ words: 'Summer', item: { content: 'banners', id }, ...part })
    return clicked.settings
  }
  expect(settingsOf('summer')).toEqual(['/content/banners/0/texts/en/title'])
  expect(settingsOf('winter')).toEqual(['/content/banners/1/texts/en/title'])
  clicked.words!.write('fr', 'L’hiver')
  expect(editor.valueAt('/content/banners/1/texts/fr/title')).toBe('L’hiver')
  expect(editor.valueAt('/content/banners/0/texts/fr/title')).toBe('L’été')
  const pictures = ['http://mine.localhost/brands/mine/summer.avif']
  expect(settingsOf('winter', { words: '', pictures })).toEqual(['/content/banners/1/picture/desktop'])
  expect(settingsOf('7')).toEqual([])
})

it('finds what was the platform’s by its id in the brand', () => {
  const { clicked } = open()
  const item = { content: 'banners', id: '7' } as const
  expect(clicked.settingOf(place({ words: 'Summer', item }), { 7: 'summer' })).toBe('/content/banners/0/texts/en/title')
  expect(clicked.settingOf(place({ pictures: ['http://p.example/7.png'], item }), { 7: 'summer' })).toBe(
    '/content/banners/0',
  )
  expect(clicked.settingOf(place({ words: 'Gone', item }), {})).toBe(undefined)
})

it('changes a text in each language, goes back to the product’s, and is one step to undo', () => {
  const { editor, clicked, click } = open()
  const before = editor.text
  click({ words: 'Home', texts: ['common:nav.home'] })
  const words = clicked.words!
  expect(words.textIn('fr')).toBe('Accueil')
  words.write('fr', 'Débu')
  words.write('fr', 'Début')
  expect(clicked.words!.textIn('fr')).toBe('Début')
  editor.endStep()
  editor.undo()
  expect(editor.text).toBe(before)
  words.write('fr', 'Début')
  words.write('fr', 'Accueil')
  expect(editor.text).toBe(before)
})

it('changes own words in another language than the one that was clicked', () => {
  const { editor, clicked, click } = open()
  click({ words: 'Summer' })
  clicked.words!.write('fr', 'Cet été')
  expect(editor.valueAt('/content/banners/0/texts/fr/title')).toBe('Cet été')
  expect(editor.valueAt('/content/banners/0/texts/en/title')).toBe('Summer')
})

it('types where the words stand, in the language of the preview, and keeps following them', () => {
  const { editor, clicked, preview, typed, click } = open()
  preview.context.language = 'fr'
  click({ words: 'Accueil', texts: ['common:nav.home'], isDouble: true })
  expect(typed).toEqual([['common:nav.home', 'Accueil']])
  for (const text of ['D', 'Dé', 'Début'])
    clicked.receiveTyped({ kind: 'typed', target: 'common:nav.home', text, isDone: text === 'Début' }, preview)
  expect(editor.valueAt('/texts/fr/common/nav.home')).toBe('Début')
  const file = editor.text
  click({ words: 'Début', texts: ['common:nav.home'], isDouble: true })
  clicked.receiveTyped({ kind: 'typed', target: 'common:nav.home', text: 'Non', isDone: false }, preview)
  clicked.receiveTyped({ kind: 'typed', target: 'common:nav.home', text: 'Début', isDone: true }, preview)
  expect(editor.text).toBe(file)
  clicked.receiveTyped({ kind: 'typed', target: 'common:other', text: 'No', isDone: true }, preview)
  expect(editor.valueAt('/texts/fr/common/other')).toBe(undefined)
})

it('asks which text is meant where several have the same words', () => {
  const { clicked, typed, click } = open()
  click({ words: 'Home', texts: ['common:nav.home', 'common:crumbs.home'], isDouble: true })
  expect(clicked.words).toBe(undefined)
  expect(typed).toEqual([])
  clicked.choose('common:crumbs.home')
  expect(clicked.words?.target).toBe('common:crumbs.home')
})

it('lets translators type texts, but no settings, and viewers nothing', () => {
  for (const [role, text, setting] of [
    ['translator', 1, 0],
    ['viewer', 0, 0],
  ] as const) {
    const { typed, click } = open(role)
    click({ words: 'Home', texts: ['common:nav.home'], isDouble: true })
    expect(typed, role).toHaveLength(text)
    typed.length = 0
    click({ words: 'Summer', isDouble: true })
    expect(typed, role).toHaveLength(setting)
  }
})

it('forgets the place once something else is selected', () => {
  const { editor, clicked, click } = open()
  editor.select('/pages/MAIN/blocks/0')
  click({ words: 'Summer' })
  expect(clicked.current?.words).toBe('Summer')
  editor.select('/theme')
  expect(clicked.current).toBe(null)
})
