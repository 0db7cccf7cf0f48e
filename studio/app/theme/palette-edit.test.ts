// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { EditorStore } from '../state/editor-store.ts'
import { PaletteEdit } from './palette-edit.ts'

const manifests = readManifests('manifests')

function open() {
  const file = (name: string) => ({ name, path: `manifests/${name}.json`, text: manifests.read(name)! })
  const editor = new EditorStore({
    file: file('atlas'),
    parents: [file('base')],
    preview: 'http://atlas.localhost',
  } as never)
  return {
    editor,
    palette: new PaletteEdit(editor),
    at: (token: string) => editor.valueAt(`/theme/tokens/${token}/dark`),
  }
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

it('changes a colour and what follows it as one step, and says what followed', () => {
  const { editor, palette, at } = open()
  const { text } = editor
  const ink = at('onBrand')
  for (const colour of ['#303030', '#f2e9c0', '#1a1a40']) palette.set('brand', 'dark', colour)
  palette.end()
  expect(at('brand')).toBe('#1a1a40')
  expect(palette.followed).toMatchObject([{ token: 'onBrand', theme: 'dark', before: ink }])
  expect(at('onBrand')).toBe(palette.followed[0]!.after)
  palette.keep(palette.followed[0]!)
  expect([at('onBrand'), palette.followed]).toEqual([ink, []])
  editor.undo()
  editor.undo()
  expect([editor.text === text, editor.next.undo]).toEqual([true, undefined])
})

it('leaves alone what follows only on the way to the colour that is chosen', () => {
  const { palette, at } = open()
  const [brand, ink] = [at('brand'), at('onBrand')]
  palette.set('brand', 'dark', '#1a1a40')
  expect(at('onBrand')).not.toBe(ink)
  palette.set('brand', 'dark', brand as string)
  palette.end()
  expect([at('onBrand'), palette.followed]).toEqual([ink, []])
})

it('derives both themes of two colours as one step', () => {
  const { editor, palette, at } = open()
  const { text } = editor
  palette.derive({ colour: '#7b2ff7', accent: '#00c2a8' })
  expect(at('accent')).toBe('#00c2a8')
  expect(editor.next.undo).toBe('Derive the palette')
  editor.undo()
  expect(editor.text).toBe(text)
})
