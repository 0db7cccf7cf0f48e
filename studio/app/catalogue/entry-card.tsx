import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { widgetTitle, windowTitle } from '../../../manifest-tools/explain/titles.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { titleOf } from '../structure/tree-node.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { unions, type Entry } from './entries.ts'
import { Picture } from './picture.tsx'
import { originOf } from './hosts.ts'
import { isForPlayers, sceneOf, type State } from './scene.ts'

interface CardProps {
  entry: Entry
  store: CatalogueStore
  manifest: Manifest
  token: string
}

const nameOf = ({ slot, use }: Entry) => (slot === 'overlays' ? windowTitle(use) : widgetTitle(unions[slot], use))

/** A widget in the chosen states. */
export const EntryCard = observer(function EntryCard(props: CardProps) {
  const { entry, store } = props
  return (
    <article className="entry" aria-label={nameOf(entry)}>
      <h2>{nameOf(entry)}</h2>
      <p className="quiet">{entry.description}</p>
      <div className="entry-states">
        {store.states.map((state) => (
          <figure key={state}>
            <StatePicture {...props} state={state} />
            <figcaption className="quiet">{titleOf(state)}</figcaption>
          </figure>
        ))}
      </div>
    </article>
  )
})

const StatePicture = observer(function StatePicture({
  entry,
  store,
  manifest,
  token,
  state,
}: CardProps & { state: State }) {
  const { theme, language, role } = store.contextOf(isForPlayers(entry, manifest))
  const { width, id } = store
  const load = useCallback(
    () => sceneOf(entry, state, manifest, { ...store.contextOf(false), theme, language, role }),
    [entry, state, manifest, store, theme, language, role],
  )
  const origin = originOf(store.preview, role)
  return (
    <div className="entry-picture">
      <Picture
        key={`${id} ${origin}`}
        origin={origin}
        token={token}
        load={load}
        width={width}
        title={`${nameOf(entry)}, ${state}`}
        isLive
      />
    </div>
  )
})
