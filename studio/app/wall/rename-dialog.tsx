import { useState, type ChangeEvent, type FormEvent } from 'react'
import type { BrandCard } from '../../shared/calls.ts'
import { renameBrand } from '../calls/api.ts'
import '../styles/create.css'
import { Dialog } from '../ui/dialog.tsx'

interface RenameProps {
  brand: BrandCard
  onClose: () => void
}

/** Gives a brand another name, and its file one. */
export default function RenameDialog({ brand, onClose }: RenameProps) {
  const [name, setName] = useState(brand.name)
  const [id, setId] = useState(brand.id)
  const [failure, setFailure] = useState('')
  /** A refusal is of what was typed: it goes once that is changed. */
  const type = (set: (text: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    setFailure('')
    set(event.target.value)
  }
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    setFailure('')
    try {
      await renameBrand(brand.id, { id: id.trim(), name: name.trim() })
      onClose()
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  return (
    <Dialog title={`Rename ${brand.name}`} onClose={onClose}>
      <form className="create" onSubmit={(event) => void rename(event)}>
        <label className="create-row">
          <span>Name, as players see it after the next publication</span>
          <input type="text" required value={name} onChange={type(setName)} />
        </label>
        <label className="create-row">
          <span>File name, which commands and the published site use</span>
          <input type="text" required spellCheck={false} value={id} onChange={type(setId)} />
        </label>
        {brand.live && (
          <p className="quiet">The brand is live: its file keeps its name until the brand is taken offline.</p>
        )}
        <p role="alert" className="bad">
          {failure}
        </p>
        <p className="row end">
          <button type="submit" className="button primary">
            Rename
          </button>
        </p>
      </form>
    </Dialog>
  )
}
