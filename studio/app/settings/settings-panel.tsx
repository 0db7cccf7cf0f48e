import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { locate, manifestSchema } from '../../../manifest-tools/explain/schema.ts'
import { rootTitle } from '../../../manifest-tools/explain/titles.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { brandSettings } from '../structure/nodes.ts'
import type { TreeNode } from '../structure/tree-node.ts'
import type { TreeStore } from '../structure/tree-store.ts'
import type { PreviewStore } from '../preview/preview-store.ts'
import { FieldPanel } from '../forms/field-panel.tsx'
import { FormPanel } from '../forms/form-panel.tsx'
import { late } from '../ui/late.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Words } from '../ui/words.tsx'
import { Control } from './control.tsx'
import { Field } from './field.tsx'
import { Inner } from './inner.ts'
import { said } from './said.ts'
import { search } from './search.ts'
import { settingsOf, type Setting } from './shapes.ts'
import { SpokenLanguage } from './spoken-language.ts'

const ContentPanels = late(() => import('../content/content-panels.tsx'))

/** Entries with a panel of their own in place of settings. */
const contentKinds: readonly TreeNode['kind'][] = ['content', 'items', 'item', 'static-pages', 'static-page']

interface PanelProps {
  editor: EditorStore
  tree: TreeStore
  node: TreeNode
  preview: PreviewStore
  /** Opens what a setting that was found belongs to. */
  onOpen: (pointer: string) => void
}

const components = { Field, Control }

/** Returns the settings of an entry of the tree. A section is one setting, which can be absent. */
function settingsAt({ kind, pointer }: TreeNode, editor: EditorStore): Setting[] {
  if (kind === 'brand')
    return settingsOf(manifestSchema, '', editor.manifest).filter(({ name }) => brandSettings.includes(name))
  // A form’s fields and steps are in the tree.
  if (kind === 'group' || kind === 'list' || kind === 'form') return []
  const located = locate(pointer, editor.manifest)
  if (!located) return []
  if (kind === 'section')
    return [
      {
        name: pointer.slice(1),
        label: rootTitle(pointer.slice(1)),
        pointer,
        schema: located.schema,
        isRequired: located.required,
      },
    ]
  return settingsOf(located.schema, pointer, editor.valueAt(pointer))
}

/** The settings of what is selected, and a search over all of them. */
export const SettingsPanel = observer(function SettingsPanel({ editor, tree, node, preview, onOpen }: PanelProps) {
  const [words, setWords] = useState('')
  const [isOwnOnly, setIsOwnOnly] = useState(false)
  const isContent = contentKinds.includes(node.kind)
  const all = isContent ? [] : settingsAt(node, editor)
  const shown = isOwnOnly ? all.filter(({ pointer }) => editor.isOwn(pointer)) : all
  const found = words.trim().length > 1 ? search(words, editor.manifest) : []
  return (
    <Inner value={components}>
      <SpokenLanguage value={preview.context.language}>
        <div className="settings-tools">
          <SearchField label="Find a setting" value={words} onChange={setWords} />
          <label className="check">
            <input type="checkbox" checked={isOwnOnly} onChange={({ target }) => setIsOwnOnly(target.checked)} />{' '}
            Changed here
          </label>
        </div>
        {words.trim().length > 1 ? (
          <Results
            found={found}
            manifest={editor.manifest}
            onOpen={(pointer) => {
              setWords('')
              onOpen(pointer)
            }}
          />
        ) : (
          <>
            <h2>{node.label}</h2>
            {node.detail && !isContent && <p className="quiet">{node.detail}</p>}
            {isContent && <ContentPanels editor={editor} tree={tree} preview={preview} node={node} />}
            {node.kind === 'form' && <FormPanel editor={editor} node={node} onOpen={onOpen} />}
            {node.kind === 'field' && <FieldPanel key={node.pointer} editor={editor} node={node} preview={preview} />}
            {node.kind !== 'form' && !isContent && shown.length === 0 && (
              <p className="quiet">{emptyWords(node, isOwnOnly)}</p>
            )}
            <fieldset
              className="plain"
              disabled={!editor.isJson || editor.whyReadOnly !== ''}
              title={editor.whyReadOnly || undefined}
            >
              <legend className="hidden">Settings of {node.label}</legend>
              {shown.map((setting) => (
                <Field
                  key={setting.pointer}
                  editor={editor}
                  setting={setting}
                  depth={node.kind === 'section' ? 0 : 1}
                />
              ))}
            </fieldset>
          </>
        )}
      </SpokenLanguage>
    </Inner>
  )
})

function emptyWords({ kind }: TreeNode, isOwnOnly: boolean): string {
  if (isOwnOnly) return 'Nothing is changed here: everything is inherited.'
  if (kind === 'list') return 'Select a block of this list, or add one.'
  return kind === 'group' ? 'Select an entry of this group.' : 'This has no settings.'
}

interface ResultsProps {
  found: ReturnType<typeof search>
  manifest: unknown
  onOpen: (pointer: string) => void
}

function Results({ found, manifest, onOpen }: ResultsProps) {
  if (found.length === 0) return <p className="quiet">No setting is called like this.</p>
  return (
    <ul className="results" aria-label="Settings found">
      {found.map(({ pointer, place, description }) => (
        <li key={pointer}>
          <button type="button" onClick={() => onOpen(pointer)}>
            <strong>{place}</strong>
            <span>
              <Words text={description} say={(code) => said(code, {}, manifest)} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
