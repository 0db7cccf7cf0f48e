import { observer } from 'mobx-react-lite'
import type { Open } from '../state/studio-store.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'

/** The brand’s name, undo and redo, and what is not saved yet. */
export const TopBar = observer(function TopBar({ open, isOffline }: { open: Open; isOffline: boolean }) {
  const { editor, saving } = open
  const { undo, redo } = editor.next
  return (
    <header className="top-bar">
      <a className="icon-button" href="#/" aria-label="All brands" title="All brands">
        <Icon name="back" />
      </a>
      <h1>{String(editor.valueAt('/name') ?? editor.id)}</h1>
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
        {stateWords(open, isOffline)}
      </span>
      <button
        type="button"
        className="button primary"
        disabled={!editor.isChanged || saving.isSaving}
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
