import { useState, type FormEvent, type ReactNode } from 'react'
import { definitions, follow, locate } from '../../../scripts/brand/explain/schema.ts'
import { choices } from '../../../scripts/brand/explain/words.ts'
import type { BrandCard, NewBrandAnswers } from '../../shared/calls.ts'
import { createBrand } from '../calls/api.ts'
import { Dialog } from '../ui/dialog.tsx'

const acceptedAt = (pointer: string) => choices(follow(locate(pointer, {})?.schema ?? {}))
const languages = choices(definitions.Language ?? {})

/** `My brand` → `my-brand`: the name of its file. */
const idOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 31)

interface CreateProps {
  brands: readonly BrandCard[]
  onClose: () => void
}

/** Asks for what a new brand is made of, writes its manifest, and opens it. */
export function CreateDialog({ brands, onClose }: CreateProps) {
  const [name, setName] = useState('')
  const [ownId, setOwnId] = useState<string | null>(null)
  const [hasColours, setHasColours] = useState(true)
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const id = ownId ?? idOf(name)

  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsBusy(true)
    try {
      await createBrand(answersOf(new FormData(event.currentTarget), id, name.trim()))
      location.hash = `#/brand/${id}`
    } catch (error) {
      setFailure((error as Error).message)
      setIsBusy(false)
    }
  }

  return (
    <Dialog title="New brand" onClose={onClose}>
      <form className="create" onSubmit={(event) => void create(event)}>
        <Row label="Name">
          <input type="text" required value={name} onChange={({ target }) => setName(target.value)} />
        </Row>
        <Row label="File name: lowercase letters, digits and hyphens">
          <input type="text" required spellCheck={false} value={id} onChange={({ target }) => setOwnId(target.value)} />
        </Row>
        <Row label="Start from">
          <select name="from">
            <option value="">The base of all brands</option>
            {brands.map((brand) => (
              <option key={brand.id} value={brand.id}>
                {brand.name}
              </option>
            ))}
          </select>
        </Row>
        <Row label="Host, such as lumina.example (can be added later)">
          <input type="text" name="host" spellCheck={false} />
        </Row>
        <Row label="Currency, such as EUR (as it starts from, if empty)">
          <input type="text" name="currency" maxLength={3} spellCheck={false} />
        </Row>
        <fieldset className="plain">
          <legend>Languages (as it starts from, if none)</legend>
          <span className="row">
            {languages.map(({ name: code, meaning }) => (
              <label key={code} className="check">
                <input type="checkbox" name="languages" value={code} /> {meaning}
              </label>
            ))}
          </span>
        </fieldset>
        <Choice label="Registration" name="family" options={acceptedAt('/registration/family')} />
        <Choice label="Sportsbook" name="provider" options={[...acceptedAt('/sport'), { name: 'none', meaning: '' }]} />
        <Choice label="Theme of a first visit" name="theme" options={acceptedAt('/theme/default')} />
        <label className="check">
          <input type="checkbox" checked={hasColours} onChange={({ target }) => setHasColours(target.checked)} /> Make a
          readable palette of two colours
        </label>
        {hasColours && (
          <span className="row">
            <label className="check">
              <input type="color" name="colour" defaultValue="#7b2ff7" /> Brand
            </label>
            <label className="check">
              <input type="color" name="accent" defaultValue="#00c2a8" /> Accent
            </label>
          </span>
        )}
        {failure && (
          <p role="alert" className="bad">
            {failure}
          </p>
        )}
        <p className="row">
          <button type="submit" className="button primary" disabled={isBusy}>
            Create
          </button>
        </p>
      </form>
    </Dialog>
  )
}

function answersOf(form: FormData, id: string, name: string): NewBrandAnswers {
  const given = ['from', 'currency', 'family', 'provider', 'theme', 'colour', 'accent'].flatMap((key) => {
    const value = String(form.get(key) ?? '').trim()
    return value ? [[key, key === 'currency' ? value.toUpperCase() : value]] : []
  })
  const host = String(form.get('host') ?? '')
    .trim()
    .toLowerCase()
  const chosen = form.getAll('languages').map(String)
  return {
    ...Object.fromEntries(given),
    id,
    name,
    hosts: host ? [host] : [],
    ...(chosen.length > 0 ? { languages: chosen } : {}),
  }
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="create-row">
    <span>{label}</span>
    {children}
  </label>
)

const Choice = ({ label, name, options }: { label: string; name: string; options: readonly { name: string }[] }) => (
  <Row label={label}>
    <select name={name}>
      <option value="">As it starts from</option>
      {options.map((option) => (
        <option key={option.name}>{option.name}</option>
      ))}
    </select>
  </Row>
)
