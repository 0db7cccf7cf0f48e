import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { locate } from '../../../manifest-tools/explain/schema.ts'
import { placeWords } from '../../../manifest-tools/explain/titles.ts'
import type { Conflict } from '../../shared/calls.ts'
import type { Saving } from '../state/saving.ts'
import { Dialog } from '../ui/dialog.tsx'
import { When } from '../ui/when.tsx'
import { ValueWords } from './value-words.tsx'

/** Asks whose value counts where a setting was changed here and by somebody else. Nothing is overwritten before the answer. */
export const ConflictDialog = observer(function ConflictDialog({ saving }: { saving: Saving }) {
  const { conflict } = saving
  if (!conflict) return null
  return conflict.current ? <Questions conflict={conflict} saving={saving} /> : <Deleted saving={saving} />
})

function Deleted({ saving }: { saving: Saving }) {
  return (
    <Dialog title="The brand was removed" onClose={saving.postpone}>
      <p>Somebody removed this brand meanwhile, or renamed it. What you typed is still here.</p>
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

/** Who else changed the brand, and when. */
function Other({ changed }: Conflict) {
  const by = changed?.by
  const time = changed ? <When at={changed.at} isInSentence /> : 'meanwhile'
  return by === undefined ? (
    <>The file of this brand was changed outside Studio {time}.</>
  ) : (
    <>
      {by} saved this brand {time}.
    </>
  )
}

function Questions({ conflict, saving }: { conflict: Conflict; saving: Saving }) {
  const { overlaps, changed } = conflict
  const { manifest } = saving.editor
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({})
  const isDecided = overlaps.every(({ pointer }) => choices[pointer] !== undefined)
  const names = { mine: 'Yours', theirs: changed?.by === undefined ? 'The other one' : `${changed.by}’s` }
  const isWhole = overlaps.some(({ pointer }) => pointer === '')
  return (
    <Dialog title="Changed by somebody else, too" onClose={saving.postpone}>
      <p>
        <Other {...conflict} />{' '}
        {isWhole
          ? 'One of both texts is not JSON: choose which one is kept.'
          : 'Changes of other settings are put together. Choose a value for each setting that both of you changed.'}
      </p>
      {overlaps.map(({ pointer, base, mine, theirs }) => (
        <fieldset key={pointer} className="overlap">
          <legend>{pointer ? placeWords(pointer, manifest) : 'The whole file'}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className="check">
              <input
                type="radio"
                name={`overlap ${pointer}`}
                checked={choices[pointer] === side}
                onChange={() => setChoices({ ...choices, [pointer]: side })}
              />{' '}
              <span>
                {names[side]}
                {!isWhole && ': '}
                {!isWhole && (
                  <ValueWords
                    value={side === 'mine' ? mine : theirs}
                    before={base}
                    schema={locate(pointer, manifest)?.schema ?? {}}
                  />
                )}
              </span>
            </label>
          ))}
          {!isWhole && (
            <p className="quiet">
              Before: <ValueWords value={base} before={base} schema={{}} />
            </p>
          )}
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
