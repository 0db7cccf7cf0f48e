import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import type { Session } from '../../shared/calls.ts'
import type { Lost } from '../calls/send.ts'
import { ConflictDialog } from '../changes/conflict-dialog.tsx'
import { TouchedDialog } from '../changes/touched-dialog.tsx'
import { PreviewStore } from '../preview/preview-store.ts'
import { Previews } from '../preview/previews.tsx'
import type { Open } from '../state/studio-store.ts'
import { StructurePanel } from '../structure/structure-panel.tsx'
import { TreeStore } from '../structure/tree-store.ts'
import { Inspector, type Tab } from './inspector.tsx'
import { useKeys } from './keys.ts'
import { Notices } from './notices.tsx'
import { Parts, type Part } from './parts.tsx'
import { TopBar } from './top-bar.tsx'

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
  const { pointer, kind } = tree.node
  useEffect(() => {
    setTab((now) => (kind === 'theme' ? 'theme' : now === 'theme' ? 'settings' : now))
  }, [pointer, kind])

  return (
    <div className="editor">
      <TopBar open={open} lost={lost} />
      <Notices open={open} lost={lost} />
      <main className="panes" data-tab={tab} data-part={part}>
        <StructurePanel editor={editor} tree={tree} preview={preview} token={session.previewToken} />
        <Previews editor={editor} preview={preview} token={session.previewToken} onSelect={select} />
        <Inspector
          token={session.previewToken}
          open={open}
          tree={tree}
          preview={preview}
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
