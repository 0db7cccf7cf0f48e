import { useEffect, useState } from 'react'
import type { BrandPicture } from '../../shared/calls.ts'
import { readPictures } from '../calls/api.ts'
import type { ControlProps } from '../settings/inner.ts'
import { late } from '../ui/late.tsx'
import { kindOf } from './kinds.ts'

const PictureDialog = late(() => import('./picture-dialog.tsx'))

/** Shows a picture, and lets another one of the brand be chosen or a new one be uploaded. */
export function PictureControl({ editor, pointer, value, label, id, describedBy, isWrong, isRequired }: ControlProps) {
  const [pictures, setPictures] = useState<BrandPicture[]>([])
  const [isUploading, setIsUploading] = useState(false)
  const kind = kindOf(pointer)
  const address = typeof value === 'string' ? value : ''
  useEffect(() => void readPictures(editor.id).then(setPictures, () => setPictures([])), [editor.id, address])
  const set = (next: string) => editor.set(pointer, next || undefined, `Change ${label}`)
  const addresses = pictures
    .map((each) => each.address)
    .filter((each) => kind.accepts.includes(each.split('.').pop()!) && !each.includes('-touch.'))
  const options = address && !addresses.includes(address) ? [address, ...addresses] : addresses
  return (
    <span className="picture">
      {address && <img src={address} alt="" />}
      <select
        id={id}
        aria-describedby={describedBy || undefined}
        aria-invalid={isWrong || undefined}
        value={address}
        onChange={({ target }) => set(target.value)}
      >
        {(!address || !isRequired) && <option value="">Not set</option>}
        {options.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <button
        type="button"
        className="button small"
        aria-label={`Upload a picture for ${label}`}
        onClick={() => setIsUploading(true)}
      >
        Upload…
      </button>
      {isUploading && (
        <PictureDialog
          id={editor.id}
          label={label}
          kind={kind}
          onChosen={(chosen) => {
            set(chosen)
            setIsUploading(false)
          }}
          onClose={() => setIsUploading(false)}
        />
      )}
    </span>
  )
}
