import type { TwoColours } from '../pictures/colours.ts'

interface FieldsProps {
  colours: TwoColours
  onChange: (part: Partial<TwoColours>) => void
}

/** The two colours that a palette is made of. */
export const TwoColourFields = ({ colours, onChange }: FieldsProps) => (
  <span className="row">
    {(['colour', 'accent'] as const).map((key) => (
      <label key={key} className="check colour">
        <input type="color" value={colours[key]} onChange={({ target }) => onChange({ [key]: target.value })} />{' '}
        {key === 'colour' ? 'Brand' : 'Accent'}
      </label>
    ))}
  </span>
)
