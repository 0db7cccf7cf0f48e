import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Session } from '../../shared/calls.ts'
import type { Lost } from '../calls/send.ts'
import { ClickedStore } from '../clicked/clicked-store.ts'
import { ConflictDialog } from '../changes/conflict-dialog.tsx'
import { TouchedDialog } from '../changes/touched-dialog.tsx'
import { formAt } from '../forms/forms.ts'
import { PreviewStore, type OnPreview } from '../preview/preview-store.ts'
import { Previews } from '../preview/previews.tsx'
import type { Open } from '../state/studio-store.ts'
import { StructurePanel } from '../structure/structure-panel.tsx'
import { TreeStore } from '../structure/tree-store.ts'
import { Inspector, type Tab } from './inspector.tsx'
import { useKeys } from './keys.ts'
import { TopBar } from './top-bar.tsx'
import { LostNotice } from '../ui/lost-notice.tsx'

interface EditorProps {
  open: Open
  session: Session
  lost: Lost | null
}

/** One brand: its structure, its preview, and the settings of what is selected. */
export const Editor = observer(function Editor({ open, session, lost }: EditorProps) {
  const { editor, saving } = open
  const [tree] = useState(() => new TreeStore(editor))
  const [preview] = useState(() => new PreviewStore(editor, session.previewRoles))
  const [clicked] = useState(() => new ClickedStore(editor))
  const [tab, setTab] = useState<Tab>(editor.isJson ? 'settings' : 'text')
  const [part, setPart] = useState<Part>(editor.isJson ? 'preview' : 'inspector')
  useKeys(open)

  /** Shows the setting at a pointer, wherever it is. */
  const show = useCallback(
    (pointer: string) => {
      tree.reveal(pointer)
      editor.select(pointer)
      setTab(pointer.startsWith('/theme') ? 'theme' : 'settings')
      requestAnimationFrame(() => focusField(pointer))
    },
    [tree, editor],
  )
  const select = useCallback(
    (pointer: string) => {
      tree.reveal(pointer)
      tree.select(pointer)
      setTab((now) => (now === 'texts' ? now : 'settings'))
    },
    [tree],
  )
  const on = useMemo<OnPreview>(
    () => ({ select, click: clicked.receive, type: clicked.receiveTyped }),
    [select, clicked],
  )
  const { pointer, kind } = tree.node
  const form = formAt(pointer)
  useEffect(() => {
    if (form !== undefined) preview.openings.form(form)
  }, [form, preview])
  useEffect(() => preview.openings.content(pointer), [pointer, preview])
  useEffect(() => {
    setTab((now) => (kind === 'theme' ? 'theme' : now === 'theme' ? 'settings' : now))
  }, [pointer, kind])

  return (
    <div className="editor">
      <TopBar open={open} lost={lost} />
      <Notices open={open} lost={lost} />
      <main className="panes" data-tab={tab} data-part={part}>
        <StructurePanel editor={editor} tree={tree} preview={preview} token={session.previewToken} />
        <Previews editor={editor} preview={preview} token={session.previewToken} on={on} />
        <Inspector
          token={session.previewToken}
          open={open}
          tree={tree}
          preview={preview}
          clicked={clicked}
          tab={tab}
          onTab={setTab}
          onShow={show}
        />
      </main>
      <Parts part={part} onPart={setPart} />
      <ConflictDialog saving={saving} />
      <TouchedDialog open={open} />
    </div>
  )
})

/** The parts of the editor in the order of the page. */
const parts = { structure: 'Structure', preview: 'Preview', inspector: 'Details' }

/** A part of the editor. */
type Part = keyof typeof parts

interface PartsProps {
  part: Part
  onPart: (part: Part) => void
}

/** Chooses the part to show where the screen has room for one. */
const Parts = ({ part, onPart }: PartsProps) => (
  <nav className="parts" aria-label="Parts of the editor">
    {(Object.keys(parts) as Part[]).map((each) => (
      <button key={each} type="button" aria-pressed={part === each} onClick={() => onPart(each)}>
        {parts[each]}
      </button>
    ))}
  </nav>
)

const time = (at: number) => new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What the operator must know before going on. */
const Notices = observer(function Notices({ open, lost }: { open: Open; lost: Lost | null }) {
  const { editor, saving, tabs } = open
  return (
    <div className="notices">
      {tabs.others.length > 0 && (
        <p role="status">
          This brand is open in another tab, too. What is saved there is taken over here; each tab keeps its own draft.
        </p>
      )}
      {editor.whyReadOnly && <p role="status">{editor.whyReadOnly}</p>}
      {lost && <LostNotice lost={lost} />}
      {!editor.keepsDrafts && <p role="alert">This browser keeps no drafts: save before you leave this page.</p>}
      {editor.restoredAt > 0 && (
        <p role="status">
          Your changes of {time(editor.restoredAt)} were not saved: here they are again.{' '}
          <button type="button" className="button small" onClick={editor.discard}>
            Discard them
          </button>
        </p>
      )}
      {editor.refusal && <p role="alert">{editor.refusal}</p>}
      {editor.users.length > 0 && (
        <p role="status">
          {`This is not a brand: ${editor.users.length} brands inherit from it (${editor.users.join(', ')}), and get what you change here. The preview shows one of them.`}
        </p>
      )}
      {saving.hasFailed && saving.notice && <p role="alert">{saving.notice}</p>}
    </div>
  )
})

/** Moves the focus to the field of a setting, or of what contains it. */
function focusField(pointer: string) {
  for (let at = pointer; at; at = at.slice(0, at.lastIndexOf('/'))) {
    const field = document.querySelector(`.field[data-pointer="${CSS.escape(at)}"]`)
    if (!field) continue
    for (let each = field.closest('details'); each; each = each.parentElement?.closest('details') ?? null)
      each.open = true
    field.scrollIntoView({ block: 'center' })
    return field.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }
  return undefined
}
