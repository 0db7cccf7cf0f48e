import { beforeEach, expect, it } from 'vitest'
import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { diagnose } from '../../../manifest-tools/check/diagnose.ts'
import { EditorStore } from '../state/editor-store.ts'
import { addItem, duplicateItem, freeId, moveItem, removeItem, setSource, setWord } from './item-actions.ts'

const manifests = readManifests('manifests')
const file = (name: string, text = manifests.read(name)!) => ({ name, path: `${name}.json`, text, revision: '' })

let editor: EditorStore
beforeEach(() => {
  const own = { ...(JSON.parse(manifests.read('atlas')!) as object), languages: ['fr', 'en'] }
  editor = new EditorStore({
    file: file('atlas', `${JSON.stringify(own, null, 2)}\n`),
    parents: [file('base')],
    preview: 'http://atlas.localhost',
  })
  editor.checks.dispose()
})

const content = () => (JSON.parse(editor.text) as { content?: Record<string, never> }).content
const ids = (kind: string) => ((editor.valueAt(`/content/${kind}`) ?? []) as { id: string }[]).map(({ id }) => id)

it.each(['banners', 'popups', 'promotions'] as const)('adds %s that are right at once, as one step', (kind) => {
  const before = editor.text
  expect(addItem(editor, kind)).toBe(`/content/${kind}/0`)
  expect(diagnose(editor.manifest)).toEqual([])
  expect(editor.valueAt(`/content/source/${kind}`)).toBe('both')
  expect(Object.keys(editor.valueAt(`/content/${kind}/0/texts`) as object)).toEqual(['fr'])
  editor.undo()
  expect(editor.text).toBe(before)
})

it('lets a new banner come first', () => {
  addItem(editor, 'banners')
  editor.set('/content/banners/0/priority', 300, 'Change')
  addItem(editor, 'banners')
  expect(editor.valueAt('/content/banners/1/priority')).toBe(301)
  expect(ids('banners')).toEqual(['banner', 'banner-2'])
})

it('duplicates, moves and removes', () => {
  for (let count = 0; count < 3; count++) addItem(editor, 'popups')
  expect(duplicateItem(editor, '/content/popups/0')).toBe('/content/popups/1')
  expect(ids('popups')).toEqual(['message', 'message-4', 'message-2', 'message-3'])
  expect(moveItem(editor, '/content/popups/0', 2)).toBe('/content/popups/1')
  expect(ids('popups')).toEqual(['message-4', 'message', 'message-2', 'message-3'])
  expect(moveItem(editor, '/content/popups/3', 0)).toBe('/content/popups/0')
  expect(removeItem(editor, '/content/popups/3')).toBe('/content/popups/2')
  expect(ids('popups')).toEqual(['message-3', 'message-4', 'message'])
})

it('leaves nothing in the file once the last item is gone', () => {
  const before = editor.text
  const pointer = addItem(editor, 'banners')
  expect(removeItem(editor, pointer)).toBe('/content/banners')
  expect(editor.text).toBe(before)
})

it('writes where items come from, and nothing for what is usual', () => {
  setSource(editor, 'banners', 'brand')
  expect(content()).toEqual({ source: { banners: 'brand' } })
  setSource(editor, 'banners', 'platform')
  expect(content()).toBeUndefined()
})

it('writes words by language; a language whose words are gone is missing again', () => {
  const pointer = addItem(editor, 'popups')
  setWord(editor, pointer, 'en', 'title', 'Hello')
  expect(editor.valueAt(`${pointer}/texts/en`)).toEqual({ title: 'Hello', text: '' })
  setWord(editor, pointer, 'en', 'text', 'Hi')
  setWord(editor, pointer, 'en', 'button', 'Go')
  expect(editor.valueAt(`${pointer}/texts/en`)).toEqual({ title: 'Hello', text: 'Hi', button: 'Go' })
  for (const name of ['title', 'text', 'button']) setWord(editor, pointer, 'en', name, '')
  expect(editor.valueAt(`${pointer}/texts/en`)).toBeUndefined()
})

it('finds a free id', () => {
  expect(freeId('banner', [])).toBe('banner')
  expect(freeId('banner', ['banner', 'banner-2'])).toBe('banner-3')
})
