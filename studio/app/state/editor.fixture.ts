import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { EditorStore } from './editor-store.ts'

const manifests = readManifests('manifests')
const file = (name: string, text = manifests.read(name)!) => ({ name, path: `${name}.json`, text, revision: '' })

/** Opens a brand that extends `base`, with settings of its own, for tests. Nothing checks it. */
export function openEditor(settings: object = {}): EditorStore {
  const own = { extends: 'base', id: 'mine', name: 'Mine', project: 'MINE', languages: ['en', 'fr'], ...settings }
  const editor = new EditorStore({
    file: file('mine', `${JSON.stringify(own, null, 2)}\n`),
    parents: [file('base')],
    preview: 'http://mine.localhost',
  })
  editor.checks.dispose()
  return editor
}
