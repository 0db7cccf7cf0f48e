import { expect, it } from 'vitest'
import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { EditorStore } from '../state/editor-store.ts'
import { addPage, isOwnPage, pageNameProblem, removePage } from './page-actions.ts'
import { flat, nodesOf } from './nodes.ts'

const manifests = readManifests('manifests')
const file = (name: string, text = manifests.read(name)!) => ({ name, path: `${name}.json`, text, revision: '' })

function open(settings: object = {}, parent: object = {}) {
  const own = { extends: 'parent', id: 'mine', name: 'Mine', project: 'MINE', languages: ['en', 'fr'], ...settings }
  const above = { ...JSON.parse(manifests.read('base')!), ...parent }
  const editor = new EditorStore({
    file: file('mine', `${JSON.stringify(own, null, 2)}\n`),
    parents: [file('parent', JSON.stringify(above))],
    preview: 'http://mine.localhost',
  })
  editor.checks.dispose()
  return editor
}

const written = (editor: EditorStore) => JSON.parse(editor.text) as { pages?: object; texts?: object }
const nodeAt = (editor: EditorStore, pointer: string) =>
  flat(nodesOf(editor.manifest)).find((node) => node.pointer === pointer)!
const titles = { en: 'Summer sale', fr: ' Soldes ' }
const page = { path: '/sale', visible: true, title: 'page.summer_sale', blocks: [] }

it('adds a page with the texts of its title, as one step to undo', () => {
  const editor = open()
  const before = editor.text
  expect(addPage(editor, 'summer-sale', '/sale', titles)).toBe('/pages/summer-sale')
  expect(written(editor)).toMatchObject({
    pages: { 'summer-sale': page },
    texts: { en: { common: { 'page.summer_sale': 'Summer sale' } }, fr: { common: { 'page.summer_sale': 'Soldes' } } },
  })
  expect(nodeAt(editor, '/pages/summer-sale')).toMatchObject({ label: 'Summer sale', detail: '/sale', kind: 'page' })
  editor.undo()
  expect(editor.text).toBe(before)
})

it('removes a page with its texts, unless another setting names them', () => {
  const editor = open()
  const before = written(editor)
  removePage(editor, addPage(editor, 'summer-sale', '/sale', titles))
  expect(written(editor)).toEqual(before)
  addPage(editor, 'summer-sale', '/sale', titles)
  editor.set('/pages/MAIN/title', 'page.summer_sale', 'Change')
  expect(removePage(editor, '/pages/summer-sale')).toBe('/pages')
  expect(written(editor)).toHaveProperty('texts.en.common')
})

it('refuses a name of another form, and one that is taken', () => {
  const editor = open()
  addPage(editor, 'summer', '/summer', titles)
  expect(pageNameProblem('winter', editor.manifest)).toBe('')
  expect(pageNameProblem('summer', editor.manifest)).toBe('There is a page of this name.')
  expect(pageNameProblem('Summer', editor.manifest)).toMatch(/lowercase letters/)
  expect(pageNameProblem('2026', editor.manifest)).toMatch(/lowercase letters/)
})

it('offers to remove what the brand’s file has added, and nothing else', () => {
  const { pages } = JSON.parse(manifests.read('base')!) as { pages: object }
  const editor = open(
    { pages: { club: { visible: false } } },
    { pages: { ...pages, club: { ...page, path: '/club' } } },
  )
  addPage(editor, 'summer', '/summer', titles)
  const offered = (name: string) => isOwnPage(nodeAt(editor, `/pages/${name}`), editor)
  expect(['summer', 'club', 'MAIN'].map(offered)).toEqual([true, false, false])
})
