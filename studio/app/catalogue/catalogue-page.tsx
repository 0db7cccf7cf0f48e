import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { BrandCard, Session } from '../../shared/calls.ts'
import { Pick } from '../ui/pick.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { titleOf } from '../structure/tree-node.ts'
import { devices } from '../preview/devices.ts'
import { CatalogueStore } from './catalogue-store.ts'
import { slots } from './entries.ts'
import { EntryCard } from './entry-card.tsx'
import { states } from './scene.ts'
import './catalogue.css'

interface PageProps {
  brands: readonly BrandCard[]
  session: Session
}

const same = (words: readonly string[]) => words.map((each) => [each, titleOf(each)] as const)

/** Every widget in every state, in any brand. A default export, so that it is loaded when it is first opened. */
export default observer(function CataloguePage({ brands, session }: PageProps) {
  const [store] = useState(() => new CatalogueStore(brands, location.search))
  useEffect(() => void store.load(), [store])
  useEffect(() => history.replaceState(null, '', store.address), [store.address])
  const { choice, choose, manifest, failure, found } = store
  return (
    <div className="wall">
      <header>
        <h1>Catalogue</h1>
        <a href="/#/">All brands</a>
        <SearchField label="Find a widget" value={choice.find} onChange={(words) => choose('find', words)} />
      </header>
      <main>
        <div className="catalogue-bar" role="group" aria-label="What the catalogue shows">
          <Pick label="Widgets" value={choice.slot} options={same(slots)} onChange={(value) => choose('slot', value)} />
          <Pick
            label="Brand"
            value={store.id}
            options={brands.map(({ id, name }) => [id, name] as const)}
            onChange={(value) => choose('brand', value)}
          />
          <Pick
            label="State"
            value={choice.state}
            options={[['', 'All of them'], ...same(states)]}
            onChange={(value) => choose('state', value)}
          />
          <Pick
            label="Screen"
            value={String(store.width)}
            options={devices.flatMap(({ width, name }) =>
              width ? [[String(width), `${name} ${width}`] as const] : [],
            )}
            onChange={(value) => choose('width', value)}
          />
          <Pick
            label="Theme"
            value={store.contextOf(false).theme}
            options={same(['dark', 'light'])}
            onChange={(value) => choose('theme', value)}
          />
          <Pick
            label="Language"
            value={store.contextOf(false).language}
            options={store.languages.map((each) => [each, each] as const)}
            onChange={(value) => choose('language', value)}
          />
          <Pick
            label="Viewed by"
            value={choice.role}
            options={[['', 'Whoever it is for'], ...same(session.previewRoles)]}
            onChange={(value) => choose('role', value)}
          />
        </div>
        {failure && (
          <p role="alert" className="bad">
            {failure}
          </p>
        )}
        {found.length === 0 && <p>No widget is called like this.</p>}
        {manifest && (
          <ul className="catalogue-list" data-wide={store.width > 800 || store.states.length > 1 || undefined}>
            {found.map((entry) => (
              <li key={entry.use}>
                <EntryCard entry={entry} store={store} manifest={manifest} token={session.previewToken} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </div>
  )
})
