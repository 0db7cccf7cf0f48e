import { placeWords } from '../../../manifest-tools/explain/titles.ts'

interface PlaceProps {
  pointer: string
  manifest: unknown
  onOpen: (pointer: string) => void
}

/** Where a setting is, in words, and the button that leads there. */
export function Place({ pointer, manifest, onOpen }: PlaceProps) {
  const words = placeWords(pointer, manifest)
  return (
    <p className="row">
      <span className="place">{words}</span>
      <button type="button" className="button small" aria-label={`Show ${words}`} onClick={() => onOpen(pointer)}>
        Show
      </button>
    </p>
  )
}
