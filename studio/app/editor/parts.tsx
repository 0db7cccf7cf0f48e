/** The parts of the editor in the order of the page. */
const parts = { structure: 'Structure', preview: 'Preview', inspector: 'Details' }

/** A part of the editor. */
export type Part = keyof typeof parts

interface PartsProps {
  part: Part
  onPart: (part: Part) => void
}

/** Where the screen has room for one part of the editor: which one. */
export const Parts = ({ part, onPart }: PartsProps) => (
  <nav className="parts" aria-label="Parts of the editor">
    {(Object.keys(parts) as Part[]).map((each) => (
      <button key={each} type="button" aria-pressed={part === each} onClick={() => onPart(each)}>
        {parts[each]}
      </button>
    ))}
  </nav>
)
