import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { locate, manifestSchema } from '../../../manifest-tools/explain/schema.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { brandSettings, titleOf, type TreeNode } from '../structure/nodes.ts'
import { SearchField } from '../ui/search-field.tsx'
import { Words } from '../ui/words.tsx'
import { Control } from './control.tsx'
import { Field } from './field.tsx'
import { Inner } from './inner.ts'
import { search } from './search.ts'
import { settingsOf, type Setting } from './shapes.ts'

interface PanelProps {
  editor: EditorStore
  node: TreeNode
  /** Opens what a setting that was found belongs to. */
  onOpen: (pointer: string) => void
}

const components = { Field, Control }

/** Returns the settings of an entry of the tree. A section is one setting, which can be absent. */
function settingsAt({ kind, pointer }: TreeNode, editor: EditorStore): Setting[] {
  if (kind === 'brand')
    return settingsOf(manifestSchema, '', editor.manifest).filter(({ name }) => brandSettings.includes(name))
  if (kind === 'group' || kind === 'list') return []
  const located = locate(pointer, editor.manifest)
  if (!located) return []
  if (kind === 'section')
    return [
      {
        name: pointer.slice(1),
        label: titleOf(pointer.slice(1)),
        pointer,
        schema: located.schema,
        isRequired: located.required,
      },
    ]
  return settingsOf(located.schema, pointer, editor.valueAt(pointer))
}

/** The settings of what is selected, and a search over all of them. */
export const SettingsPanel = observer(function SettingsPanel({ editor, node, onOpen }: PanelProps) {
  const [words, setWords] = useState('')
  const [isOwnOnly, setIsOwnOnly] = useState(false)
  const all = settingsAt(node, editor)
  const shown = isOwnOnly ? all.filter(({ pointer }) => editor.isOwn(pointer)) : all
  const found = words.trim().length > 1 ? search(words, editor.manifest) : []
  return (
    <Inner value={components}>
      <div className="settings-tools">
        <SearchField label="Find a setting" value={words} onChange={setWords} />
        <label className="check">
          <input type="checkbox" checked={isOwnOnly} onChange={({ target }) => setIsOwnOnly(target.checked)} /> Changed
          here
        </label>
      </div>
      {words.trim().length > 1 ? (
        <Results
          found={found}
          onOpen={(pointer) => {
            setWords('')
            onOpen(pointer)
          }}
        />
      ) : (
        <>
          <h2>{node.label}</h2>
          {node.detail && <p className="quiet">{node.detail}</p>}
          {shown.length === 0 && <p className="quiet">{emptyWords(node, isOwnOnly)}</p>}
          <fieldset
            className="plain"
            disabled={!editor.isJson || editor.whyReadOnly !== ''}
            title={editor.whyReadOnly || undefined}
          >
            <legend className="hidden">Settings of {node.label}</legend>
            {shown.map((setting) => (
              <Field key={setting.pointer} editor={editor} setting={setting} depth={node.kind === 'section' ? 0 : 1} />
            ))}
          </fieldset>
        </>
      )}
    </Inner>
  )
})

function emptyWords({ kind }: TreeNode, isOwnOnly: boolean): string {
  if (isOwnOnly) return 'Nothing is changed here: everything is inherited.'
  if (kind === 'list') return 'Select a block of this list, or add one.'
  return kind === 'group' ? 'Select an entry of this group.' : 'This has no settings.'
}

function Results({ found, onOpen }: { found: ReturnType<typeof search>; onOpen: (pointer: string) => void }) {
  if (found.length === 0) return <p className="quiet">No setting is called like this.</p>
  return (
    <ul className="results" aria-label="Settings found">
      {found.map(({ pointer, description }) => (
        <li key={pointer}>
          <button type="button" onClick={() => onOpen(pointer)}>
            <code>{pointer}</code>
            <span>
              <Words text={description} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
