import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Lost } from '../calls/send.ts'
import type { Open } from '../state/studio-store.ts'
import { refusalOf } from '../../shared/roles.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'

/** The brand’s name, undo and redo, and what is not saved yet. */
export const TopBar = observer(function TopBar({ open, lost }: { open: Open; lost: Lost | null }) {
  const { editor, saving } = open
  const { undo, redo } = editor.next
  const noSave = refusalOf(editor.role, 'translate')
  const name = String(editor.valueAt('/name') ?? editor.id)
  useEffect(() => {
    document.title = `${name} · Studio`
    return () => void (document.title = 'Studio')
  }, [name])
  return (
    <header className="top-bar">
      <a className="icon-button" href="#/" aria-label="All brands" title="All brands">
        <Icon name="back" />
      </a>
      <h1>{name}</h1>
      <IconButton
        icon="undo"
        label={undo ? `Undo: ${undo}` : 'Nothing to undo'}
        isDisabled={!undo}
        onClick={editor.undo}
      />
      <IconButton
        icon="redo"
        label={redo ? `Redo: ${redo}` : 'Nothing to redo'}
        isDisabled={!redo}
        onClick={editor.redo}
      />
      <span className="save-state" role="status" data-failed={saving.hasFailed || undefined}>
        {stateWords(open, lost !== null)}
      </span>
      <button
        type="button"
        className="button primary"
        disabled={!editor.isChanged || saving.isSaving || noSave !== ''}
        title={noSave || undefined}
        onClick={() => void saving.save()}
      >
        Save
      </button>
    </header>
  )
})

function stateWords({ editor, saving }: Open, isOffline: boolean): string {
  if (saving.isSaving) return 'Saving…'
  if (saving.hasFailed) return 'Not saved'
  if (!editor.isChanged) return saving.notice || 'Everything is saved'
  return isOffline ? 'Not saved; kept in this browser' : 'Not saved yet'
}
