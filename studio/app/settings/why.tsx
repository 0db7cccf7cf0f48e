import { observer } from 'mobx-react-lite'
import { placeWords } from '../../../manifest-tools/explain/titles.ts'
import { show } from '../../../manifest-tools/check/label.ts'
import { placeWords as setAt, provenanceOf, type SetValue } from '../../../manifest-tools/layers/provenance.ts'
import type { EditorStore } from '../state/editor-store.ts'

interface WhyProps {
  editor: EditorStore
  pointer: string
  /** What is accepted, in words; empty where the control says it. */
  accepted: string
}

const written = ({ value }: SetValue) => (value === null ? 'removed' : show(value))

/** Where a value comes from: the file and the line, and what it overrides. */
export const Why = observer(function Why({ editor, pointer, accepted }: WhyProps) {
  const set = editor.isJson ? provenanceOf(pointer, editor.resolved, (name) => editor.pathOf(name)) : undefined
  return (
    <dl className="why">
      <dt>Value</dt>
      <dd>{set ? `${written(set)}, from ${setAt(set)}` : 'not set by any file'}</dd>
      {set?.overridden.map((each) => (
        <div key={`${each.file} ${each.line}`}>
          <dt>Overrides</dt>
          <dd>{`${written(each)}, from ${setAt(each)}`}</dd>
        </div>
      ))}
      {accepted !== '' && <dt>Accepted</dt>}
      {accepted !== '' && <dd>{accepted}</dd>}
      <dt>Setting</dt>
      <dd>{placeWords(pointer, editor.manifest)}</dd>
    </dl>
  )
})
