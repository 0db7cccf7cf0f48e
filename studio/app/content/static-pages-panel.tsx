import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { child } from '../../../manifest-tools/json/pointer.ts'
import { readPageFile, savePageFile } from '../calls/api.ts'
import { productTexts } from '../calls/product-texts.ts'
import { Problems } from '../settings/problems.tsx'
import { languagesOf } from '../state/languages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { titleOf } from '../structure/tree-node.ts'
import type { TreeStore } from '../structure/tree-store.ts'
import { Icon } from '../ui/icon.tsx'
import { pageAddress, pageFileName, pageNameProblem } from './static-pages.ts'

interface PagesProps {
  editor: EditorStore
  tree: TreeStore
}

/** The static pages that the brand links to, and its own ones. */
export const StaticPagesPanel = observer(function StaticPagesPanel({ editor, tree }: PagesProps) {
  useEffect(() => {
    // Without the texts, pages are listed by their names.
    productTexts().then(tree.receiveTexts, () => undefined)
  }, [tree])
  return (
    <>
      <p>Terms, privacy and other texts. Each comes from your platform until it is written here.</p>
      <Problems id="static-problems" editor={editor} problems={editor.checks.at('/staticPages')} />
      <ul className="content-items">
        {tree.node.children.map(({ pointer, label, detail }) => (
          <li key={pointer}>
            <button type="button" className="content-item" onClick={() => tree.open(pointer)}>
              <span className="content-title">{label}</span> <span className="quiet">{detail}</span>
            </button>
          </li>
        ))}
      </ul>
      <AddPage editor={editor} tree={tree} />
    </>
  )
})

/** Adds a static page of the brand’s own. */
const AddPage = observer(function AddPage({ editor, tree }: PagesProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [failure, setFailure] = useState('')
  const problem = name === '' ? '' : pageNameProblem(name, editor.manifest)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const [language] = languagesOf(editor.shown)
    if (name === '' || problem || language === undefined) return
    const file = pageFileName(name, language)
    try {
      const { revision } = await readPageFile(editor.id, file)
      if (revision === null) await savePageFile(editor.id, file, `# ${titleOf(name)}\n\n`, null)
      editor.set(`/staticPages/${name}/${language}`, pageAddress(editor.id, file), `Add ${titleOf(name)}`)
      tree.open(child('/staticPages', name))
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  return (
    <form className="add-page" onSubmit={(event) => void add(event)}>
      <h3>Add a page</h3>
      <label className="field-name" htmlFor={id}>
        Name
      </label>
      <p className="field-help">Part of its address: house-rules is read at /static/house-rules-en.</p>
      <span className="row">
        <input
          id={id}
          type="text"
          spellCheck={false}
          value={name}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button" disabled={name === '' || problem !== ''}>
          <Icon name="add" /> Add
        </button>
      </span>
      <p role="alert" className="bad" id={`${id}-problem`}>
        {problem || failure}
      </p>
    </form>
  )
})
