import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { isZone } from '../../../manifest-tools/rules/time-zone.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { attributesOf, ContentField } from './content-field.tsx'
import { zoneOf } from './items.ts'

const here = Intl.DateTimeFormat().resolvedOptions().timeZone

/** When an item is shown, as local times in the brand’s zone. */
export const WhenFields = observer(function WhenFields({ editor, pointer }: { editor: EditorStore; pointer: string }) {
  const zone = zoneOf(editor.manifest)
  const hasTimes = ['from', 'until'].some((name) => editor.valueAt(`${pointer}/${name}`) !== undefined)
  return (
    <section aria-label="When it is shown">
      <h3>When it is shown</h3>
      <p className="field-help">
        Times are those of {zone.replaceAll('_', ' ')}
        {editor.valueAt('/timeZone') === undefined && ', because the brand has no time zone yet'}. Without times it is
        always shown.
      </p>
      <div className="pair">
        <TimeField editor={editor} pointer={`${pointer}/from`} label="From" zone={zone} />
        <TimeField editor={editor} pointer={`${pointer}/until`} label="Until" zone={zone} />
      </div>
      {hasTimes && editor.valueAt('/timeZone') === undefined && <ZoneField editor={editor} />}
    </section>
  )
})

interface TimeProps {
  editor: EditorStore
  pointer: string
  label: string
  zone: string
}

const TimeField = observer(function TimeField({ editor, pointer, label, zone }: TimeProps) {
  const value = editor.valueAt(pointer)
  return (
    <ContentField editor={editor} pointer={pointer} label={label} hiddenLabel={`(time in ${zone})`}>
      {(ids) => (
        <input
          type="datetime-local"
          {...attributesOf(ids)}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) =>
            editor.set(
              pointer,
              target.value.slice(0, 16) || undefined,
              `Change ${label.toLowerCase()}`,
              `set ${pointer}`,
            )
          }
          onBlur={() => editor.endStep()}
        />
      )}
    </ContentField>
  )
})

/** Gives the brand its time zone, which its publications use too. */
const ZoneField = observer(function ZoneField({ editor }: { editor: EditorStore }) {
  const [zone, setZone] = useState(here)
  return (
    <ContentField editor={editor} pointer="/timeZone" label="Time zone of the brand">
      {(ids) => (
        <span className="row">
          <input
            type="text"
            list="content-zones"
            {...attributesOf(ids)}
            value={zone}
            onChange={({ target }) => setZone(target.value)}
          />
          <datalist id="content-zones">
            {Intl.supportedValuesOf('timeZone').map((each) => (
              <option key={each}>{each}</option>
            ))}
          </datalist>
          <button
            type="button"
            className="button small"
            disabled={!isZone(zone)}
            onClick={() => editor.set('/timeZone', zone, 'Set the time zone')}
          >
            Use this zone
          </button>
        </span>
      )}
    </ContentField>
  )
})
