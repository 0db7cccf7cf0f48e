import { observer } from 'mobx-react-lite'
import type { OwnKind } from '../../../manifest-tools/layers/content-source.ts'
import type { PreviewStore } from '../preview/preview-store.ts'
import type { EditorStore } from '../state/editor-store.ts'
import AdoptButton, { lacks } from './adopt-button.tsx'
import { itemsIn } from './items.ts'

interface AdoptProps {
  editor: EditorStore
  preview: PreviewStore
  kind: OwnKind
  label: string
}

/** Offers to take the platform’s items over. */
export function AdoptPanel({ label, ...shared }: AdoptProps) {
  const words = label.toLowerCase()
  return (
    <section className="adopt" aria-label={`Your platform’s ${words}`}>
      <h3>Your platform’s {words}</h3>
      <p className="field-help">
        They can be copied into the brand with their words in every language and their pictures, to be changed here. The
        brand needs the right to show these pictures. From then on your platform’s {words} are no longer shown.
      </p>
      <AdoptButton {...shared} label="Make these the brand’s own" />
    </section>
  )
}

/** What could not be taken over from the platform, until it is there. */
export const AdoptedNotes = observer(function AdoptedNotes({ editor, kind }: { editor: EditorStore; kind: OwnKind }) {
  const items = itemsIn(editor.manifest, kind)
  const open = (lacks.get(editor)?.get(kind) ?? []).filter(({ id, isOpen }) =>
    items.some((item) => item.id === id && isOpen(item)),
  )
  if (open.length === 0) return null
  return (
    <ul className="problems adopted" aria-label="What could not be taken over">
      {open.map(({ words }) => (
        <li key={words} className="warn">
          {words}
        </li>
      ))}
    </ul>
  )
})
