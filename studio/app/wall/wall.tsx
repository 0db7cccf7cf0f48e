import { useState } from 'react'
import type { BrandCard } from '../../shared/calls.ts'
import { Icon } from '../ui/icon.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Card } from './card.tsx'
import { CreateDialog } from './create-dialog.tsx'

/** All brands, to find one and open it. */
export function Wall({ brands }: { brands: readonly BrandCard[] }) {
  const [words, setWords] = useState('')
  const [isCreating, setIsCreating] = useState(false)
  const found = brands.filter(({ id, name, hosts }) =>
    [id, name, ...hosts].some((each) => each.toLowerCase().includes(words.trim().toLowerCase())),
  )
  return (
    <div className="wall">
      <header>
        <h1>Brands</h1>
        <SearchField
          label="Find a brand by its name or host"
          placeholder="Find a brand"
          value={words}
          onChange={setWords}
        />
        <button type="button" className="button primary" onClick={() => setIsCreating(true)}>
          <Icon name="add" /> New brand
        </button>
      </header>
      <main>
        {found.length === 0 && <p>No brand is called like this.</p>}
        <ul className="cards">
          {found.map((brand) => (
            <li key={brand.id}>
              <Card brand={brand} />
            </li>
          ))}
        </ul>
      </main>
      {isCreating && <CreateDialog brands={brands} onClose={() => setIsCreating(false)} />}
    </div>
  )
}
