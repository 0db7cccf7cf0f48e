import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { focusInspector } from '../editor/keys.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { PreviewPicks } from './preview-picks.tsx'
import type { OnPreview, PreviewStore } from './preview-store.ts'

/** The numbers of previews beside the first one. */
const numbers = [2, 3, 4]

interface PreviewsProps {
  editor: EditorStore
  preview: PreviewStore
  token: string
  on: OnPreview
}

/** The preview, and others beside it in another width, theme or language, or for somebody else. All follow the same edits. */
export const Previews = observer(function Previews({ editor, preview, token, on }: PreviewsProps) {
  const [beside, setBeside] = useState<readonly PreviewStore[]>([])
  const free = numbers.find((number) => !beside.some((each) => each.number === number))
  const pane = { editor, token, on }
  if (!editor.isKnown) return <p className="message quiet">No valid text of this file is known: there is no preview.</p>
  return (
    <div className="previews">
      <PreviewBar preview={preview}>
        <button
          type="button"
          className="button"
          disabled={free === undefined}
          onClick={() => free !== undefined && setBeside([...beside, preview.beside(free)])}
        >
          Another preview beside
        </button>
      </PreviewBar>
      <button type="button" className="button small skip" onClick={focusInspector}>
        Skip the preview
      </button>
      <div className="previews-row">
        <PreviewPane {...pane} preview={preview} />
        {beside.map((each) => (
          <PreviewPane
            key={each.number}
            {...pane}
            preview={each}
            bar={
              <div className="preview-bar" role="group" aria-label={`What preview ${each.number} shows`}>
                <PreviewPicks preview={each} />
                <IconButton
                  icon="close"
                  label={`Close preview ${each.number}`}
                  onClick={() => setBeside(beside.filter((other) => other !== each))}
                />
              </div>
            }
          />
        ))}
      </div>
    </div>
  )
})
