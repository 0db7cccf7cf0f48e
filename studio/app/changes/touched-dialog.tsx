import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Changed } from '../../shared/calls.ts'
import { readChanges } from '../calls/api.ts'
import type { Open } from '../state/studio-store.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Effects } from './effects.tsx'

/** Says which brands a change of a parent touches, and how, before it is saved. */
export const TouchedDialog = observer(function TouchedDialog({ open: { editor, saving } }: { open: Open }) {
  return saving.isAsking ? <Question open={{ editor, saving }} /> : null
})

const Question = observer(function Question({ open: { editor, saving } }: { open: Omit<Open, 'tabs'> }) {
  const { id, text, users } = editor
  const [changed, setChanged] = useState<Changed | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    readChanges(id, text).then(setChanged, (error: Error) => setFailure(error.message))
  }, [id, text])
  const touched = changed?.brands?.filter(({ effects }) => effects.length > 0) ?? []
  const untouched = users.length - touched.length
  return (
    <Dialog title={`Save ${editor.pathOf(id)}?`} onClose={saving.postpone}>
      {failure && (
        <p role="alert" className="bad">
          {failure}
        </p>
      )}
      {!changed && !failure && <p role="status">Reading what it changes…</p>}
      {changed && (
        <p role="status">
          {`Players of ${touched.length} of ${users.length} brands would notice this once they are published.`}
        </p>
      )}
      {touched.map(({ id: brand, effects }) => (
        <section key={brand} aria-label={brand}>
          <h3>{brand}</h3>
          <Effects effects={effects} manifest={editor.manifest} />
        </section>
      ))}
      {changed && touched.length > 0 && untouched > 0 && (
        <p className="quiet">{`${untouched} others have settings of their own there.`}</p>
      )}
      <p className="row">
        <button type="button" className="button primary" onClick={() => void saving.save(true)}>
          Save for all of them
        </button>
        <button type="button" className="button" onClick={saving.postpone}>
          Not now
        </button>
      </p>
    </Dialog>
  )
})
