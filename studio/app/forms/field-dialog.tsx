import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { widgetTitle } from '../../../manifest-tools/explain/titles.ts'
import type { EditorStore } from '../state/editor-store.ts'
import type { TreeStore } from '../structure/tree-store.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Words } from '../ui/words.tsx'
import { said } from '../settings/said.ts'
import { KindIcon } from './kind-icons.tsx'
import { kinds, type Kind } from './kinds.ts'
import { NewField } from './new-field.tsx'

interface DialogProps {
  editor: EditorStore
  tree: TreeStore
  onClose: () => void
}

/** Every kind of field, to add one to the selected form; then what players read at it. */
export const FieldDialog = observer(function FieldDialog({ editor, tree, onClose }: DialogProps) {
  const [words, setWords] = useState('')
  const [kind, setKind] = useState<Kind>()
  const asked = words.trim().toLowerCase()
  const found = kinds.filter(({ use, description }) =>
    `${use} ${widgetTitle('Field', use)} ${description}`.toLowerCase().includes(asked),
  )
  return (
    <Dialog title={kind ? `Add a field: ${widgetTitle('Field', kind.use)}` : 'Add a field'} onClose={onClose}>
      {kind ? (
        <NewField editor={editor} tree={tree} kind={kind} onBack={() => setKind(undefined)} onClose={onClose} />
      ) : (
        <>
          <SearchField label="Find a kind of field" value={words} onChange={setWords} />
          <ul className="catalogue kinds">
            {found.map((each) => (
              <li key={each.use}>
                <button type="button" onClick={() => setKind(each)}>
                  <KindIcon use={each.use} />
                  <strong>{widgetTitle('Field', each.use)}</strong>
                  <span>
                    <Words text={each.description} say={(code) => said(code, {}, editor.manifest)} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p>No kind of field is called like this.</p>}
        </>
      )}
    </Dialog>
  )
})
