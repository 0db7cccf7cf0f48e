import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { languageName } from '../forms/language-texts.tsx'
import type { PreviewStore } from '../preview/preview-store.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { MarkdownView } from './markdown-view.tsx'
import { PageText } from './page-text.ts'

interface PageEditorProps {
  editor: EditorStore
  preview: PreviewStore
  file: string
  language: string
}

/** The text of a static page in a language, beside what players read. It has a file of its own, which is saved here. */
export const PageEditor = observer(function PageEditor({ editor, preview, file, language }: PageEditorProps) {
  const [page] = useState(() => new PageText(editor.id, file))
  useEffect(() => void page.read(), [page])
  const save = async () => {
    if (!(await page.save())) return
    // The checks read the file, too.
    editor.checks.scheduleCheck(editor.text)
    preview.reload()
  }
  if (page.status === 'reading') return <p className="quiet">Reading the page…</p>
  if (page.status === 'failed')
    return (
      <p role="alert" className="bad">
        {page.failure}{' '}
        <button type="button" className="button small" onClick={() => void page.read()}>
          Try again
        </button>
      </p>
    )
  return (
    <div className="page-editor">
      {page.isRestored && page.isChanged && (
        <p role="status">
          What you typed earlier was not saved: here it is again.{' '}
          <button type="button" className="button small" onClick={page.discard}>
            Discard it
          </button>
        </p>
      )}
      {!page.keepsDrafts && <p role="alert">This browser keeps no drafts: save before you leave this page.</p>}
      <Conflict page={page} />
      <label htmlFor="page-text" className="field-name">
        Text in {languageName(language)}
      </label>
      <p className="field-help" id="page-help">
        Markdown. The first line is the title: # Terms. Then ## headings, **bold**, - lists, [links](/path).
      </p>
      <textarea
        id="page-text"
        aria-describedby="page-help"
        lang={language}
        dir="auto"
        rows={14}
        value={page.text}
        onChange={({ target }) => page.type(target.value)}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
          event.preventDefault()
          event.stopPropagation()
          void save()
        }}
      />
      <p className="row">
        <button
          type="button"
          className="button primary"
          disabled={!page.isChanged || page.isSaving || page.conflict !== null}
          onClick={() => void save()}
        >
          Save the page
        </button>
        <span className="quiet" role="status">
          {page.isSaving ? 'Saving…' : page.isChanged ? 'Not saved; kept in this browser' : 'The page is saved'}
        </span>
      </p>
      <p role="alert" className="bad">
        {page.failure}
      </p>
      <section aria-label="As players read it">
        <h3>As players read it</h3>
        <MarkdownView text={page.text} language={language} />
      </section>
    </div>
  )
})

/** Asks whose text is kept where somebody else has written the file meanwhile. */
const Conflict = observer(function Conflict({ page }: { page: PageText }) {
  if (!page.conflict) return null
  return (
    <div className="page-conflict" role="alert">
      <p>This page was changed by somebody else since you opened it. Its text is now:</p>
      <pre>{page.conflict.text || '(the file is gone)'}</pre>
      <p className="row">
        <button type="button" className="button small" onClick={() => page.decide('mine')}>
          Keep mine
        </button>
        <button type="button" className="button small" onClick={() => page.decide('theirs')}>
          Take that text
        </button>
      </p>
    </div>
  )
})
