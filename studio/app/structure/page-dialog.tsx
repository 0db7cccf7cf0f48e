import { observer } from 'mobx-react-lite'
import { useId, useState, type FormEvent } from 'react'
import { languagesOf } from '../state/languages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import type { TextsByLanguage } from '../forms/field-actions.ts'
import { LanguageTexts } from '../forms/language-texts.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { NameInput } from '../ui/name-input.tsx'
import { addPage, pageNameProblem } from './page-actions.ts'
import type { TreeStore } from './tree-store.ts'

interface DialogProps {
  editor: EditorStore
  tree: TreeStore
  onClose: () => void
  /** Opens the page’s path in the preview. */
  onAdded: (path: string) => void
}

/** Asks for the name, the path and the title of a new page. */
export const PageDialog = observer(function PageDialog({ editor, tree, onClose, onAdded }: DialogProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [ownPath, setOwnPath] = useState<string>()
  const [titles, setTitles] = useState<TextsByLanguage>({})
  const path = ownPath ?? `/${name}`
  const problem = name === '' ? '' : pageNameProblem(name, editor.manifest)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name === '' || problem) return
    const pointer = addPage(editor, name, path, titles)
    tree.reveal(pointer)
    tree.select(pointer)
    onAdded(path)
    onClose()
  }
  return (
    <Dialog title="Add a page" onClose={onClose}>
      <form className="new-field" onSubmit={add}>
        <NameInput label="Name" value={name} problem={problem} onChange={setName} />
        <label className="row" htmlFor={`${id}-path`}>
          <span>Address</span>
          <input
            id={`${id}-path`}
            type="text"
            spellCheck={false}
            required
            pattern="(/[A-Za-z0-9_~-]+)+"
            value={path}
            onChange={({ target }) => setOwnPath(target.value)}
          />
        </label>
        <fieldset>
          <legend>Title</legend>
          <p className="field-help">What the page is called. A language without a text is reported by the checks.</p>
          <LanguageTexts
            label="Title"
            languages={languagesOf(editor.shown)}
            texts={titles}
            onChange={(language, text) => setTitles({ ...titles, [language]: text })}
          />
        </fieldset>
        <p className="row end">
          <button type="submit" className="button primary">
            Add the page
          </button>
        </p>
      </form>
    </Dialog>
  )
})
