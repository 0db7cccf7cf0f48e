import { useEffect, useState } from 'react'
import { parent } from '../../../manifest-tools/json/pointer.ts'
import type { BrandPicture } from '../../shared/calls.ts'
import { readPictures } from '../calls/api.ts'
import { asOneStep } from '../forms/field-actions.ts'
import type { ControlProps } from '../settings/inner.ts'
import { late } from '../ui/late.tsx'
import { kindOf } from './kinds.ts'
import type { PlacedPicture } from './picture-dialog.tsx'

const PictureDialog = late(() => import('./picture-dialog.tsx'))

/** Shows a picture, and lets another one of the brand be chosen or a new one be uploaded. */
export function PictureControl({ editor, pointer, value, label, id, describedBy, isWrong, isRequired }: ControlProps) {
  const [pictures, setPictures] = useState<BrandPicture[]>([])
  const [isUploading, setIsUploading] = useState(false)
  const kind = kindOf(pointer)
  const address = typeof value === 'string' ? value : ''
  useEffect(() => void readPictures(editor.id).then(setPictures, () => setPictures([])), [editor.id, address])
  const set = (next: string, { phone, size }: Omit<PlacedPicture, 'address'> = {}) =>
    asOneStep(editor, `Change ${label}`, (write) => {
      write(pointer, next || undefined)
      if (phone) write(`${parent(pointer)}/phone`, phone)
      if (size) for (const side of ['width', 'height'] as const) write(`${parent(pointer)}/${side}`, size[side])
    })
  const choose = async (next: string) => set(next, kind.isMeasured && next ? { size: await sizeOf(next) } : {})
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
        onChange={({ target }) => void choose(target.value)}
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
          onChosen={({ address: chosen, phone, size }) => {
            set(chosen, { ...(phone && { phone }), ...(kind.isMeasured && size && { size }) })
            setIsUploading(false)
          }}
          onClose={() => setIsUploading(false)}
        />
      )}
    </span>
  )
}

/** Returns the size of a picture in pixels. */
async function sizeOf(address: string): Promise<{ width: number; height: number }> {
  const image = new Image()
  image.src = address
  // One that cannot be drawn is reported by the checks.
  await image.decode().catch(() => undefined)
  return { width: image.naturalWidth || 1200, height: image.naturalHeight || 480 }
}
