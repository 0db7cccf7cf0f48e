import { useState } from 'react'
import { uploadPicture } from '../calls/api.ts'
import '../styles/create.css'
import { Dialog } from '../ui/dialog.tsx'
import { Cropper, firstPart } from './cropper.tsx'
import { appIconsOf, asJpeg, asSvg, drawnSize } from './draw.ts'
import { FileField } from './file-field.tsx'
import type { ChosenPicture } from './file.ts'
import type { PictureKind } from './kinds.ts'
import type { Part } from './svg-text.ts'

/** A picture that was uploaded. */
export interface PlacedPicture {
  address: string
  /** The address of its size for phones, if one was drawn. */
  phone?: string
  /** In pixels; absent of a drawing. */
  size?: { width: number; height: number }
}

interface PictureDialogProps {
  /** The brand. */
  id: string
  label: string
  kind: PictureKind
  onChosen: (placed: PlacedPicture) => void
  onClose: () => void
}

/** Chooses a file, takes a part of it, and uploads that. */
export default function PictureDialog({ id, label, kind, onChosen, onClose }: PictureDialogProps) {
  const [picture, setPicture] = useState<ChosenPicture | null>(null)
  const [part, setPart] = useState<Part | null>(null)
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const upload = async (chosen: ChosenPicture) => {
    setIsBusy(true)
    try {
      onChosen(await place(id, kind, chosen, part ?? firstPart(chosen, kind.aspect)))
    } catch (error) {
      setFailure((error as Error).message)
      setIsBusy(false)
    }
  }
  return (
    <Dialog title={`A picture for ${label}`} onClose={onClose}>
      <div className="create">
        <FileField
          label="File"
          help={`${kind.help} At most 3 MB.`}
          onChoose={(chosen) => {
            setPicture(chosen)
            setPart(null)
          }}
        />
        {picture && (
          <>
            <Cropper
              key={picture.source}
              picture={picture}
              aspect={kind.aspect}
              part={firstPart(picture, kind.aspect)}
              label={`The part that is shown as ${label}`}
              onPart={setPart}
            />
            <p className="quiet">Move and resize the part with a pointer or with the arrow keys.</p>
          </>
        )}
        <p role="alert" className="bad">
          {failure}
        </p>
        <p className="row end">
          <button
            type="button"
            className="button primary"
            disabled={!picture || isBusy}
            onClick={() => picture && void upload(picture)}
          >
            {isBusy ? 'Uploading…' : 'Use this picture'}
          </button>
        </p>
      </div>
    </Dialog>
  )
}

/** Uploads a part of a picture as its setting wants it. */
async function place(id: string, kind: PictureKind, picture: ChosenPicture, part: Part): Promise<PlacedPicture> {
  const { stem, ending, size = { width: 1200, bytes: Infinity }, phone } = kind
  if (ending === 'jpg') {
    const draw = ({ width, bytes }: typeof size) => asJpeg(picture, part, width, bytes)
    const { address } = await uploadPicture(id, `${stem}.jpg`, await draw(size))
    const placed = { address, size: drawnSize(picture, part, size.width) }
    if (!phone) return placed
    return { ...placed, phone: (await uploadPicture(id, `${stem}-phone.jpg`, await draw(phone))).address }
  }
  const bytes = await asSvg(picture, stem === 'icon' ? 'icon' : 'logo', part)
  const { address } = await uploadPicture(id, `${stem}.svg`, bytes)
  if (stem === 'icon')
    for (const each of await appIconsOf(bytes, address)) await uploadPicture(id, each.name, each.bytes)
  return { address }
}
