import { useState, useEffect, useCallback } from 'react'
import type { BrandCard, ParentCard, RemovedBrand } from '../../shared/calls.ts'
import { refusalOf, type Role } from '../../shared/roles.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { late } from '../ui/late.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Card } from './card.tsx'
import { readParents, readRemoved, restoreBrand } from '../calls/api.ts'

const CreateWizard = late(() => import('../create/create-wizard.tsx'))
const RenameDialog = late(() => import('./rename-dialog.tsx'))
const RemoveDialog = late(() => import('./remove-dialog.tsx'))

/** What is being done with the brands: a new one, or a copy, a rename or a removal of one. */
type Task = { kind: 'create' } | { kind: 'copy' | 'rename' | 'remove'; brand: BrandCard }

interface WallProps {
  brands: readonly BrandCard[]
  role: Role
  /** The token of previews. */
  token: string
}

/** All brands, to find one and open it, and to create, duplicate, rename and remove them. */
export function Wall({ brands, role, token }: WallProps) {
  const [words, setWords] = useState('')
  const [task, setTask] = useState<Task | null>(null)
  const found = brands.filter(({ id, name, hosts }) =>
    [id, name, ...hosts].some((each) => each.toLowerCase().includes(words.trim().toLowerCase())),
  )
  const [noCreate, noRemove] = [refusalOf(role, 'create'), refusalOf(role, 'remove')]
  const actions = [
    { kind: 'rename', icon: 'rename', verb: 'Rename', why: noRemove },
    { kind: 'copy', icon: 'copy', verb: 'Duplicate', why: noCreate },
    { kind: 'remove', icon: 'remove', verb: 'Remove', why: noRemove },
  ] as const
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
        <a className="button" href="/catalogue">
          Catalogue
        </a>
        <button
          type="button"
          className="button primary"
          disabled={noCreate !== ''}
          title={noCreate || undefined}
          onClick={() => setTask({ kind: 'create' })}
        >
          <Icon name="add" /> New brand
        </button>
      </header>
      <main>
        {found.length === 0 && <p>No brand is called like this.</p>}
        <ul className="cards">
          {found.map((brand) => (
            <li key={brand.id}>
              <Card brand={brand} token={token} />
              <span className="card-actions">
                {actions.map(({ kind, icon, verb, why }) => (
                  <IconButton
                    key={kind}
                    icon={icon}
                    label={`${verb} ${brand.name}${why && `: ${why}`}`}
                    isDisabled={why !== ''}
                    onClick={() => setTask({ kind, brand })}
                  />
                ))}
              </span>
            </li>
          ))}
        </ul>
        <Parents />
        <RemovedBrands brands={brands} why={noCreate} />
      </main>
      {task && <TaskDialog task={task} brands={brands} onClose={() => setTask(null)} />}
    </div>
  )
}

/** What several brands inherit from. */
function Parents() {
  const [parents, setParents] = useState<ParentCard[]>([])
  useEffect(() => void readParents().then(setParents, () => undefined), [])
  if (parents.length === 0) return null
  return (
    <section className="parents" aria-labelledby="parents">
      <h2 id="parents">What brands inherit</h2>
      <ul>
        {parents.map(({ name, path, users }) => (
          <li key={name}>
            <a href={`#/brand/${name}`}>{path}</a>
            <span className="quiet">
              {users.length > 0 ? ` · ${users.join(', ')}` : ' · no brand inherits from it'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The removed brands, each of which can come back. They are read again whenever the brands are. */
function RemovedBrands({ brands, why }: { brands: readonly BrandCard[]; why: string }) {
  const [removed, setRemoved] = useState<RemovedBrand[]>([])
  const [failure, setFailure] = useState('')
  const read = useCallback(() => readRemoved().then(setRemoved, (error: Error) => setFailure(error.message)), [])
  useEffect(() => void read(), [read, brands])
  if (removed.length === 0) return null
  const restore = (file: string) => {
    setFailure('')
    return restoreBrand(file).then(read, (error: Error) => setFailure(error.message))
  }
  return (
    <details className="removed">
      <summary>Removed brands ({removed.length})</summary>
      <p role="alert" className="bad">
        {failure}
      </p>
      <ul>
        {removed.map(({ file, id, at }) => (
          <li key={file} className="row">
            <span>
              {id}{' '}
              <span className="quiet">
                {new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            </span>
            <button
              type="button"
              className="button small"
              disabled={why !== ''}
              title={why || undefined}
              onClick={() => void restore(file)}
            >
              Restore {id}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

function TaskDialog({ task, brands, onClose }: { task: Task; brands: readonly BrandCard[]; onClose: () => void }) {
  if (task.kind === 'create') return <CreateWizard brands={brands} onClose={onClose} />
  if (task.kind === 'copy') return <CreateWizard brands={brands} from={task.brand} onClose={onClose} />
  if (task.kind === 'rename') return <RenameDialog brand={task.brand} onClose={onClose} />
  return <RemoveDialog brand={task.brand} onClose={onClose} />
}
