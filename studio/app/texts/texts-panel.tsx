import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { productTexts } from '../calls/product-texts.ts'
import type { ClickedStore } from '../clicked/clicked-store.ts'
import type { PreviewStore } from '../preview/preview-store.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { late } from '../ui/late.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { TextTable } from './text-table.tsx'
import { filters, TextsStore, type Filter } from './texts-store.ts'
import './texts.css'

const TransferDialog = late(() => import('./transfer/transfer-dialog.tsx'))

interface PanelProps {
  editor: EditorStore
  preview: PreviewStore
  clicked: ClickedStore
}

/** The texts of the brand in all its languages. A default export, so that it is loaded when it is first opened. */
export default function TextsPanel({ editor, preview, clicked }: PanelProps) {
  const [texts, setTexts] = useState<TextsStore | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    productTexts().then(
      (product) => setTexts(new TextsStore(editor, product)),
      (error: Error) => setFailure(error.message),
    )
  }, [editor])
  if (failure)
    return (
      <p role="alert" className="bad">
        {failure}
      </p>
    )
  return texts ? (
    <Texts texts={texts} editor={editor} preview={preview} clicked={clicked} />
  ) : (
    <p className="quiet">Reading the texts…</p>
  )
}

const Texts = observer(function Texts({ texts, editor, preview, clicked }: PanelProps & { texts: TextsStore }) {
  const [isMoving, setIsMoving] = useState(false)
  useEffect(() => preview.texts.follow(texts.receiveOnPage), [preview, texts])
  const [wanted, ...alike] = clicked.place?.texts ?? []
  useEffect(() => {
    if (wanted !== undefined) texts.reveal(wanted)
  }, [clicked.place, wanted, texts])
  return (
    <div className="texts">
      <h2 className="hidden">Texts</h2>
      <div className="settings-tools">
        <SearchField label="Find a text or its key" value={texts.words} onChange={texts.search} />
        <button type="button" className="button" onClick={() => setIsMoving(true)}>
          Import and export
        </button>
      </div>
      <div className="texts-tools" role="group" aria-label="Which texts the table shows">
        {(Object.keys(filters) as Filter[]).map((name) => (
          <button
            key={name}
            type="button"
            className="button small"
            aria-pressed={texts.filter === name}
            onClick={() => texts.show(name)}
          >
            {filters[name]}
            {name === 'missing' && texts.missing > 0 && <span className="badge warn">{texts.missing}</span>}
          </button>
        ))}
      </div>
      <div className="texts-tools" role="group" aria-label="Languages">
        {texts.languages.map((language) => (
          <label key={language} className="check">
            <input type="checkbox" checked={texts.columns.includes(language)} onChange={() => texts.toggle(language)} />{' '}
            {language}
          </label>
        ))}
        <label className="check clicks">
          <input type="checkbox" checked={preview.isEditing} onChange={({ target }) => preview.edit(target.checked)} />{' '}
          A click on a text of the preview finds it here
        </label>
      </div>
      {alike.length > 0 && (
        <p className="quiet" role="status">
          The same words have other names too:{' '}
          {alike.map((id) => (
            <button key={id} type="button" className="button small" onClick={() => texts.reveal(id)}>
              {id}
            </button>
          ))}
        </p>
      )}
      <TextTable texts={texts} editor={editor} preview={preview} />
      {isMoving && <TransferDialog texts={texts} editor={editor} onClose={() => setIsMoving(false)} />}
    </div>
  )
})
