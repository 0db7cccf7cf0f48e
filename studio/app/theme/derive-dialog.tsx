import { useState, type FormEvent } from 'react'
import { PalettePosters } from '../create/palette-poster.tsx'
import { TwoColourFields } from '../create/two-colours.tsx'
import type { TwoColours } from '../pictures/colours.ts'
import '../styles/create.css'
import { Dialog } from '../ui/dialog.tsx'

interface DeriveProps extends TwoColours {
  logo: string
  onDerive: (colours: TwoColours) => void
  onClose: () => void
}

/** Asks for two colours and shows what both themes become. A default export, so that it is loaded when it is first opened. */
export default function DeriveDialog({ colour, accent, logo, onDerive, onClose }: DeriveProps) {
  const [colours, setColours] = useState<TwoColours>({ colour, accent })
  const derive = (event: FormEvent) => {
    event.preventDefault()
    onDerive(colours)
    onClose()
  }
  return (
    <Dialog title="Derive the palette again" onClose={onClose}>
      <form className="create" onSubmit={derive}>
        <TwoColourFields colours={colours} onChange={(part) => setColours({ ...colours, ...part })} />
        <PalettePosters {...colours} logo={logo} />
        <p className="quiet">
          All colours of both themes are replaced, as one step to undo. Every text has the contrast of WCAG AA: a colour
          gets lighter or darker where a theme needs it.
        </p>
        <p className="row end">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary">
            Use this palette
          </button>
        </p>
      </form>
    </Dialog>
  )
}
