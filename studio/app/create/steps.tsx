import type { BrandCard } from '../../shared/calls.ts'
import { Cropper } from '../pictures/cropper.tsx'
import { FileField } from '../pictures/file-field.tsx'
import type { ChosenPicture } from '../pictures/file.ts'
import { idOf, type Draft } from './draft.ts'
import { PalettePosters } from './palette-poster.tsx'
import { Row } from './rows.tsx'
import { TwoColourFields } from './two-colours.tsx'

/** What each step of the wizard gets. */
export interface StepProps {
  draft: Draft
  brands: readonly BrandCard[]
  change: (part: Partial<Draft>) => void
  onLogo: (picture: ChosenPicture) => void
}

export const NameStep = ({ draft, change, onLogo }: StepProps) => (
  <>
    <Row label="Name">
      <input type="text" required value={draft.name} onChange={({ target }) => change({ name: target.value })} />
    </Row>
    <Row label="File name: lowercase letters, digits and hyphens">
      <input
        type="text"
        required
        spellCheck={false}
        value={idOf(draft)}
        onChange={({ target }) => change({ id: target.value })}
      />
    </Row>
    <FileField
      label="Logo"
      help="SVG, or PNG, JPEG or WebP. The palette, the icon and the picture of links are made of it. It can be added later."
      onChoose={onLogo}
    />
    {draft.logo && (
      <>
        <span className="logo-grounds">
          <span className="on-dark">
            <img src={draft.logo.picture.source} alt="The logo on a dark ground" />
          </span>
          <span className="on-light">
            <img src={draft.logo.picture.source} alt="The logo on a light ground" />
          </span>
        </span>
        <p className="quiet" role="status">
          {draft.logo.colours
            ? `Its colours are ${draft.logo.colours.colour} and ${draft.logo.colours.accent}.`
            : 'It has no colour: choose two in the next step.'}{' '}
          The same logo stands on both grounds: it has to be legible on each.
        </p>
      </>
    )}
  </>
)

export const ColourStep = ({ draft, change }: StepProps) => (
  <>
    <label className="check">
      <input
        type="checkbox"
        checked={draft.hasColours}
        onChange={({ target }) => change({ hasColours: target.checked })}
      />{' '}
      Make a readable palette of two colours
    </label>
    {draft.hasColours ? (
      <>
        <TwoColourFields colours={draft} onChange={change} />
        <PalettePosters colour={draft.colour} accent={draft.accent} logo={draft.logo?.picture.source} />
        <p className="quiet">
          Every text has the contrast of WCAG AA in both themes: a colour gets lighter or darker where a theme needs it.
        </p>
      </>
    ) : (
      <p className="quiet">The colours are those of what it starts from.</p>
    )}
  </>
)

export function PictureStep({ draft: { logo, hasShare }, change }: StepProps) {
  if (!logo) return <p>Without a logo the brand gets neutral pictures. You can choose others in its settings.</p>
  return (
    <>
      <p>The icon of browser tabs and home screens is a square of the logo. Move and resize it.</p>
      <Cropper
        picture={logo.picture}
        aspect={1}
        part={logo.icon}
        label="The icon"
        onPart={(icon) => change({ logo: { ...logo, icon } })}
      />
      <label className="check">
        <input type="checkbox" checked={hasShare} onChange={({ target }) => change({ hasShare: target.checked })} />{' '}
        Make a picture of link previews: the logo on the ground of the dark theme
      </label>
    </>
  )
}
