import { useEffect, useState } from 'react'
import type { BrandCard } from '../../shared/calls.ts'
import { readBrand, removeBrand } from '../calls/api.ts'
import '../styles/create.css'
import { Dialog } from '../ui/dialog.tsx'

interface RemoveProps {
  brand: BrandCard
  onClose: () => void
}

/** Asks before a brand is removed, and says what stays. */
export default function RemoveDialog({ brand, onClose }: RemoveProps) {
  const { id, name, live, hosts } = brand
  const [revision, setRevision] = useState('')
  const [failure, setFailure] = useState('')
  const fail = (error: Error) => setFailure(error.message)
  const remove = () => {
    setFailure('')
    void removeBrand(id, revision).then(onClose, fail)
  }
  useEffect(() => void readBrand(id).then(({ file }) => setRevision(file.revision), fail), [id])
  return (
    <Dialog title={`Remove ${name}?`} onClose={onClose}>
      <div className="create">
        <p>
          The brand is taken out of the list. It is kept, and so are its pictures: you can restore it below the brands.
        </p>
        {live ? (
          <p className="warn">
            Version {live.version} stays live at {hosts.join(', ')}: players notice nothing. To take it offline,
            somebody with a terminal runs <code>npm run brand -- unpublish {id}</code>.
          </p>
        ) : (
          <p className="quiet">Nothing of it is published.</p>
        )}
        <p role="alert" className="bad">
          {failure}
        </p>
        <p className="row end">
          <button type="button" className="button" onClick={onClose}>
            Keep it
          </button>
          <button type="button" className="button primary" disabled={!revision} onClick={remove}>
            Remove {name}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
