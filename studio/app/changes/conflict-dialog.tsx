import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { show } from '../../../manifest-tools/check/label.ts'
import type { Conflict } from '../../shared/calls.ts'
import type { Saving } from '../state/saving.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Asks whose value counts where a setting was changed here and on disk. Nothing is overwritten before the answer. */
export const ConflictDialog = observer(function ConflictDialog({ saving }: { saving: Saving }) {
  const { conflict } = saving
  if (!conflict) return null
  return conflict.current ? <Questions conflict={conflict} saving={saving} /> : <Deleted saving={saving} />
})

function Deleted({ saving }: { saving: Saving }) {
  return (
    <Dialog title="The file was deleted" onClose={saving.postpone}>
      <p>Somebody deleted the manifest of this brand, or renamed it. What you typed is still here.</p>
      <p className="row">
        <button type="button" className="button primary" onClick={() => void saving.decide({})}>
          Write it again
        </button>
        <button type="button" className="button" onClick={saving.postpone}>
          Not now
        </button>
      </p>
    </Dialog>
  )
}

function Questions({ conflict: { overlaps }, saving }: { conflict: Conflict; saving: Saving }) {
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({})
  const isDecided = overlaps.every(({ pointer }) => choices[pointer] !== undefined)
  return (
    <Dialog title="Changed here and on disk" onClose={saving.postpone}>
      <p>The file was changed meanwhile. Other changes are merged; these settings were changed on both sides.</p>
      {overlaps.map(({ pointer, mine, theirs }) => (
        <fieldset key={pointer} className="overlap">
          <legend>{pointer ? <code>{pointer}</code> : 'The whole file'}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className="check">
              <input
                type="radio"
                name={`overlap ${pointer}`}
                checked={choices[pointer] === side}
                onChange={() => setChoices({ ...choices, [pointer]: side })}
              />{' '}
              {side === 'mine' ? 'Yours' : 'On disk'}: <code>{valueWords(side === 'mine' ? mine : theirs)}</code>
            </label>
          ))}
        </fieldset>
      ))}
      <p className="row">
        <button
          type="button"
          className="button primary"
          disabled={!isDecided}
          onClick={() => void saving.decide(choices)}
        >
          Save with these values
        </button>
        <button type="button" className="button" onClick={saving.postpone}>
          Not now
        </button>
      </p>
    </Dialog>
  )
}

const valueWords = (value: unknown) => (value === undefined ? 'not set' : show(value))
