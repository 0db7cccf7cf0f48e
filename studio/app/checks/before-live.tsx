import { observer } from 'mobx-react-lite'
import type { LiveItem } from '../../../manifest-tools/check/before-live.ts'
import type { Diagnostic } from '../../../manifest-tools/check/diagnostic.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { Place } from './place.tsx'

interface BeforeLiveProps {
  editor: EditorStore
  onOpen: (pointer: string) => void
}

/** What the brand needs before players see it: each item is open, with its places, or done. */
export const BeforeLive = observer(function BeforeLive({ editor, onOpen }: BeforeLiveProps) {
  const { live, open } = editor.checks
  if (live.length === 0) return null
  return (
    <section aria-labelledby="before-live">
      <h3 id="before-live">Before going live</h3>
      <p>{open === 0 ? 'Nothing is open.' : `${open} of ${live.length} open`}</p>
      <ul className="check-list">
        {live.map((item) => (
          <li key={item.code}>
            <Item item={item} manifest={editor.manifest} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
})

interface ItemProps {
  item: LiveItem
  /** The resolved manifest, which places are in. */
  manifest: unknown
  onOpen: BeforeLiveProps['onOpen']
}

function Item({ item: { title, open, done }, manifest, onOpen }: ItemProps) {
  return (
    <article className="problem" data-severity={open.length > 0 ? 'warning' : 'done'}>
      <p>
        <strong>{title}</strong>: {open.length > 0 ? <span className="warn">open</span> : 'done'}
      </p>
      {done !== undefined && <p className="quiet">{done}</p>}
      <Places open={open} manifest={manifest} onOpen={onOpen} />
    </article>
  )
}

/** What is missing, where, and what to do; a click leads to the setting. */
export const Places = ({ open, manifest, onOpen }: Omit<ItemProps, 'item'> & { open: readonly Diagnostic[] }) => (
  <ul className="places">
    {open.map(({ pointer, message, severity }) => (
      <li key={`${pointer} ${message}`}>
        <p>
          {message}
          {severity === 'error' && <span className="bad"> Not published for players.</span>}
        </p>
        <Place pointer={pointer} manifest={manifest} onOpen={onOpen} />
      </li>
    ))}
  </ul>
)
